// Records that somebody or something has damaged: each gives one line and exit status 1 or 2, and no crash.
// The same runs under the address sanitizer with the rest of core's tests.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/match/record_json.h"
#include "core/match/table.h"
#include "core/rules/random.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testBadInput {

using namespace giaguaro;

namespace {

constexpr int recordsInAll = 300;

// Where a part of the text starts, behind `key`; the n-th one, counted round.
qsizetype placeOf(QByteArray const& text, QByteArray const& key, std::uint32_t n) {
  int const count = static_cast<int>(text.count(key));
  qsizetype at = -1;
  for (std::uint32_t i = 0; i <= n % static_cast<std::uint32_t>(count); ++i) at = text.indexOf(key, at + 1);
  return at + key.size();
}

QByteArray truncated(QByteArray text, Rng& rng) {
  text.truncate(1 + rng.below(static_cast<std::uint32_t>(text.size() - 3)));
  return text;
}

// Bits of a card that is dealt: it is no card any more, or another one.
QByteArray flippedInTheDeal(QByteArray text, Rng& rng) {
  qsizetype const at = placeOf(text, "\"hands\":[[\"", rng.below(8)) + (rng.below(2) == 0 ? 0 : 1);
  text[at] = static_cast<char>(text[at] ^ (1 << rng.below(8)));
  return text;
}

// Bits of a card that is played.
QByteArray flippedInThePlay(QByteArray text, Rng& rng) {
  qsizetype const at = placeOf(text, "\"play ", rng.below(10'000)) + (rng.below(2) == 0 ? 0 : 1);
  text[at] = static_cast<char>(text[at] ^ (1 << rng.below(8)));
  return text;
}

QByteArray withACardTwice(QByteArray text, Rng& rng) {
  qsizetype const first = placeOf(text, "\"hands\":[[\"", rng.below(8));
  qsizetype const end = text.indexOf('"', first);
  qsizetype const second = end + 3;
  text.replace(second, text.indexOf('"', second) - second, text.mid(first, end - first));
  return text;
}

QByteArray withAWrongType(QByteArray text, Rng& rng) {
  constexpr std::array keys{"\"format\":", "\"version\":", "\"game\":",   "\"players\":", "\"options\":",
                            "\"hands\":",  "\"dealer\":",  "\"deal\":",   "\"stock\":",   "\"actions\":",
                            "\"result\":", "\"points\":",  "\"scores\":", "\"totals\":",  "\"settlement\":"};
  constexpr std::array values{
      "{\"a\":1},\"z\":", "true,\"z\":", "[[[]]],\"z\":", "\"nine\",\"z\":", "1.5,\"z\":"};
  text.insert(placeOf(text, keys[rng.below(keys.size())], 0), values[rng.below(values.size())]);
  return text;
}

QByteArray withAHugeNumber(QByteArray text, Rng& rng) {
  constexpr std::array keys{"\"version\":", "\"players\":", "\"dealer\":",   "\"points\":[",
                            "\"scores\":[", "\"totals\":[", "\"actions\":[["};
  constexpr std::array values{"99999999999999999999999999", "4294967296", "1e300", "-9223372036854775809"};
  qsizetype const at = placeOf(text, keys[rng.below(keys.size())], rng.below(4));
  qsizetype end = at;
  while (text[end] == '-' || (text[end] >= '0' && text[end] <= '9')) ++end;
  text.replace(at, end - at, values[rng.below(values.size())]);
  return text;
}

QByteArray nestedDeeply(QByteArray text, Rng& rng) {
  constexpr std::array keys{"\"options\":", "\"hands\":[[", "\"stock\":", "\"actions\":[", "\"result\":"};
  QByteArray const deep(static_cast<qsizetype>(1) << (8 + rng.below(12)), rng.below(2) == 0 ? '[' : '{');
  text.insert(placeOf(text, keys[rng.below(keys.size())], 0), deep);
  return text;
}

// Bytes that no UTF-8 text holds, within a card or an action.
QByteArray withBrokenText(QByteArray text, Rng& rng) {
  constexpr std::array bytes{"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf8\x88\x80\x80\x80", "\x80"};
  constexpr std::array keys{"\"play ", "\"hands\":[[\""};
  text.insert(placeOf(text, keys[rng.below(keys.size())], rng.below(50)), bytes[rng.below(bytes.size())]);
  return text;
}

constexpr std::array damages{truncated,      flippedInTheDeal, flippedInThePlay, withACardTwice,
                             withAWrongType, withAHugeNumber,  nestedDeeply,     withBrokenText};

}  // namespace

class TestBadInput : public QObject {
  Q_OBJECT

 private slots:
  void damagedRecordsAreRefused() {
    std::vector<QByteArray> sound;
    for (GameInfo const* game : allGames())
      for (int players : game->players)
        sound.push_back(QByteArray::fromStdString(toJson(playedRecord(*game, players, {.hands = 2}))) + '\n');
    for (QByteArray const& text : sound) {
      Answer const answer = run({"verify", write(text)});
      QCOMPARE(answer.status, 0);
    }
    Rng rng(11);
    for (int i = 0; i < test::inRun(recordsInAll); ++i) {
      QByteArray const& text = sound[static_cast<std::size_t>(i) % sound.size()];
      QByteArray const damaged = damages[static_cast<std::size_t>(i) % damages.size()](text, rng);
      QString const file = write(damaged);
      Answer const answer = run({"verify", file});
      QByteArray const said = answer.out + answer.err;
      QString const what =
          QString("record %1: status %2, %3").arg(i).arg(answer.status).arg(QString(said).left(300));
      QVERIFY2(answer.status == 1 || answer.status == 2, qPrintable(what));
      QVERIFY2(said.count('\n') == 1 && said.endsWith('\n'), qPrintable(what));
      QVERIFY2(said.startsWith(file.toUtf8() + ":1"), qPrintable(what));
      QVERIFY2(said.size() < 400, qPrintable(what));
    }
  }

 private:
  QString write(QByteArray const& contents) {
    QFile file(folder_.filePath("record.jsonl"));
    if (file.open(QIODevice::WriteOnly)) file.write(contents);
    return file.fileName();
  }

  QTemporaryDir folder_;
};

}  // namespace testBadInput

QTEST_GUILESS_MAIN(testBadInput::TestBadInput)
#include "test_bad_input.moc"
