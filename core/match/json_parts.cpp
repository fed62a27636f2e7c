#include "core/match/json_parts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace giaguaro::jsonText {

namespace {

constexpr std::string_view blanks = " \t\r\n";

class Reader {
 public:
  // Behind the first bracket.
  explicit Reader(std::string_view text) : text_(text), at_(text.find_first_of("[{") + 1) { skipBlanks(); }

  bool atEnd() const { return text_[at_] == ']' || text_[at_] == '}'; }

  std::string_view value() {
    std::size_t const begin = at_;
    if (text_[at_] == '"')
      skipString();
    else if (text_[at_] == '[' || text_[at_] == '{')
      skipBrackets();
    else
      at_ = text_.find_first_of(",]} \t\r\n", at_);
    std::string_view const found = text_.substr(begin, at_ - begin);
    skipBlanks();
    return found;
  }

  // A comma or a colon, where there is one.
  void skip(char mark) {
    if (text_[at_] != mark) return;
    ++at_;
    skipBlanks();
  }

 private:
  void skipBlanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }

  void skipString() {
    for (++at_; text_[at_] != '"'; ++at_)
      if (text_[at_] == '\\') ++at_;
    ++at_;
  }

  void skipBrackets() {
    int depth = 0;
    do {
      char const c = text_[at_];
      if (c == '"') {
        skipString();
        continue;
      }
      if (c == '[' || c == '{') ++depth;
      if (c == ']' || c == '}') --depth;
      ++at_;
    } while (depth > 0);
  }

  std::string_view text_;
  std::size_t at_;
};

}  // namespace

std::vector<Member> membersOf(std::string_view object) {
  std::vector<Member> members;
  for (Reader reader(object); !reader.atEnd(); reader.skip(',')) {
    std::string_view const name = reader.value();
    reader.skip(':');
    members.push_back({nlohmann::json::parse(name).get<std::string>(), reader.value()});
  }
  return members;
}

std::vector<std::string_view> elementsOf(std::string_view array) {
  std::vector<std::string_view> elements;
  for (Reader reader(array); !reader.atEnd(); reader.skip(',')) elements.push_back(reader.value());
  return elements;
}

std::string compact(std::string_view value) {
  std::string text;
  bool inString = false;
  for (std::size_t i = 0; i < value.size(); ++i) {
    char const c = value[i];
    if (!inString && blanks.find(c) != std::string_view::npos) continue;
    text += c;
    if (c == '"') inString = !inString;
    if (c == '\\') text += value[++i];
  }
  return text;
}

}  // namespace giaguaro::jsonText
