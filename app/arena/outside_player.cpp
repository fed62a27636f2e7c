#include "app/arena/outside_player.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "app/arena/interruption.h"
#include "app/arena/output.h"
#include "core/match/outside_view.h"
#include "core/match/record_json.h"

namespace giaguaro::arena {

namespace {

constexpr std::size_t longestAnswer = 4096;
constexpr std::chrono::seconds lastSecond{1};

// 2s, 500ms; nothing: no time.
std::optional<std::chrono::milliseconds> timeOf(std::string_view text) {
  int number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number <= 0 || number > 86'400'000) return std::nullopt;
  std::string_view const unit = text.substr(static_cast<std::size_t>(end - text.data()));
  if (unit == "ms") return std::chrono::milliseconds(number);
  if (unit == "s" && number <= 86'400) return std::chrono::seconds(number);
  return std::nullopt;
}

// Whether somebody may have meant a time: 0s, 1.5s, -2ms.
bool looksLikeATime(std::string_view text) {
  std::size_t const unit = text.find_first_not_of("+-.0123456789");
  return unit != 0 && unit != std::string_view::npos &&
         (text.substr(unit) == "s" || text.substr(unit) == "ms");
}

std::string lasting(std::chrono::milliseconds time) {
  if (time.count() % 1000 == 0) return std::to_string(time.count() / 1000) + " s";
  return std::to_string(time.count()) + " ms";
}

struct Pipe {
  std::array<int, 2> ends{-1, -1};  // to read from, to write to

  Pipe() {
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw OutsideFailure("cannot be started: " + reason());
  }
  ~Pipe() {
    for (int const end : ends)
      if (end >= 0) (void)close(end);
  }
  Pipe(Pipe const&) = delete;
  Pipe& operator=(Pipe const&) = delete;

  int take(std::size_t end) { return std::exchange(ends[end], -1); }
};

}  // namespace

std::optional<OutsideCommand> OutsideCommand::parse(std::string_view text) {
  constexpr std::string_view prefix = "exec:";
  if (!text.starts_with(prefix)) return std::nullopt;
  OutsideCommand command{std::string(text.substr(prefix.size()))};
  std::size_t const at = command.command.rfind('@');
  if (at == std::string::npos) return command;
  std::string const time = command.command.substr(at + 1);
  if (auto const limit = timeOf(time)) {
    command.limit = *limit;
    command.command.resize(at);
  } else if (looksLikeATime(time)) {
    command.wrongLimit = time;
  }
  return command;
}

OutsidePlayer::OutsidePlayer(OutsideCommand command) : command_(std::move(command)) {
  // A program that has ended is an answer to a write, not an end of this one.
  (void)std::signal(SIGPIPE, SIG_IGN);
  Pipe input;
  Pipe output;
  process_ = fork();
  if (process_ < 0) throw OutsideFailure("cannot be started: " + reason());
  if (process_ == 0) {
    (void)setpgid(0, 0);  // so that it can be ended with all that it starts
    (void)std::signal(SIGPIPE, SIG_DFL);
    if (dup2(input.ends[0], STDIN_FILENO) >= 0 && dup2(output.ends[1], STDOUT_FILENO) >= 0)
      (void)execl("/bin/sh", "sh", "-c", command_.command.c_str(), nullptr);
    _exit(127);
  }
  (void)setpgid(process_, process_);  // in both, whoever is first
  input_ = input.take(1);
  output_ = output.take(0);
  (void)fcntl(input_, F_SETFL, O_NONBLOCK);
  (void)fcntl(output_, F_SETFL, O_NONBLOCK);
}

OutsidePlayer::~OutsidePlayer() {
  dismiss();
  if (process_ > 0) {
    if (!failed_) letEnd();
    // Before anybody takes note of its end: until then its number is nobody else's.
    (void)kill(-process_, SIGKILL);
    (void)waitpid(process_, nullptr, 0);
  }
  (void)close(output_);
}

void OutsidePlayer::dismiss() {
  if (dismissed_) return;
  dismissed_ = Clock::now();
  (void)close(std::exchange(input_, -1));
}

// Until it ends or its time is over. What it still prints is read, so that nothing keeps it.
void OutsidePlayer::letEnd() const {
  auto const until = *dismissed_ + lastSecond;
  // By its number: the header of glibc 2.36 declares the function for C alone.
  int const process = static_cast<int>(syscall(SYS_pidfd_open, process_, 0));
  if (process < 0) return;
  std::array<pollfd, 2> waiting{pollfd{process, POLLIN, 0}, pollfd{output_, POLLIN, 0}};
  while (waiting[0].revents == 0) {
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0) break;
    if (poll(waiting.data(), waiting.size(), static_cast<int>(left)) < 0 && errno != EINTR) break;
    std::array<char, 1024> bytes{};
    if (waiting[1].revents == 0) continue;
    ssize_t const count = read(output_, bytes.data(), bytes.size());
    bool const later = count < 0 && (errno == EAGAIN || errno == EINTR);
    if (count <= 0 && !later) waiting[1].fd = -1;  // it has nothing more to say
  }
  (void)close(process);
}

TakenTurn OutsidePlayer::choose(SeatTable const& table) {
  try {
    auto const until = Clock::now() + command_.limit;
    ask(outsideView(table) + '\n', until);
    TakenTurn given;
    std::string line = answer(until);
    for (; speaks(line); line = answer(until)) {
      std::optional<Saying> const saying = outsideSaying(line, table);
      if (!saying) throw OutsideFailure("answered " + quotation(line) + ", which may not be said here");
      if (given.said.size() == mostSayings)
        throw OutsideFailure("has more than " + std::to_string(mostSayings) + " things to say at once");
      given.said.push_back(*saying);
    }
    std::optional<Action> const action = outsideAnswer(line, table);
    if (!action) throw OutsideFailure("answered " + quotation(line) + ", which is no legal action");
    given.action = *action;
    return given;
  } catch (OutsideFailure const&) {
    failed_ = true;
    throw;
  }
}

void OutsidePlayer::ask(std::string_view line, Clock::time_point until) {
  while (!line.empty()) {
    ssize_t const written = write(input_, line.data(), line.size());
    if (written > 0)
      line.remove_prefix(static_cast<std::size_t>(written));
    else if (written < 0 && errno == EAGAIN)
      await(input_, POLLOUT, until);
    else if (written == 0 || errno != EINTR)
      ended();
  }
}

std::string OutsidePlayer::answer(Clock::time_point until) {
  while (true) {
    if (std::size_t const end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return line;
    }
    if (unread_.size() > longestAnswer)
      throw OutsideFailure("answered " + quotation(unread_) + ", which is no legal action");
    std::array<char, 1024> bytes{};
    ssize_t const count = read(output_, bytes.data(), bytes.size());
    if (count > 0)
      unread_.append(bytes.data(), static_cast<std::size_t>(count));
    else if (count < 0 && errno == EAGAIN)
      await(output_, POLLIN, until);
    else if (count == 0 || errno != EINTR)
      ended();
  }
}

void OutsidePlayer::await(int descriptor, short event, Clock::time_point until) const {
  auto const left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
  pollfd waiting{descriptor, event, 0};
  int const ready = left > 0 ? poll(&waiting, 1, static_cast<int>(std::min<std::int64_t>(left, 60'000))) : 0;
  Interruption::check();
  if (ready == 0 && Clock::now() >= until)
    throw OutsideFailure("did not answer within " + lasting(command_.limit));
}

void OutsidePlayer::ended() {
  // It has closed its side: if it does not end by itself at once, it is ended.
  siginfo_t end{};
  for (int i = 0; i < 50 && end.si_pid == 0; ++i) {
    // It stays to be taken note of: until then its number is nobody else's.
    if (waitid(P_PID, static_cast<id_t>(process_), &end, WEXITED | WNOHANG | WNOWAIT) != 0) break;
    if (end.si_pid == 0) (void)poll(nullptr, 0, 10);
  }
  if (end.si_pid != process_) throw OutsideFailure("has closed its standard input or output");
  (void)kill(-process_, SIGKILL);  // what it started and left behind
  int status = 0;
  (void)waitpid(std::exchange(process_, -1), &status, 0);
  if (WIFSIGNALED(status)) throw OutsideFailure("was ended by signal " + std::to_string(WTERMSIG(status)));
  throw OutsideFailure("has ended with exit status " + std::to_string(WEXITSTATUS(status)));
}

std::string failureOf(std::string const& name, Seat seat, DecisionPlace const& place,
                      OutsideFailure const& failure) {
  return "player " + quotation(name) + " (seat " + std::to_string(seat) + "), match " +
         std::to_string(place.match + 1) + ", " + placeOfAction(place.hand, place.action) + ": " +
         failure.what();
}

}  // namespace giaguaro::arena
