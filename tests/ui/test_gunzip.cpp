// Packed files from anybody: what is sound comes out as it went in; a bomb, a cut, damage and rubbish are
// refused; what follows the end is not looked at.
#include <QTest>

#include "core/rules/random.h"
#include "tests/joined.h"
#include "tests/ui/gzip.h"
#include "ui/cards/gunzip.h"

namespace testGunzip {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

QByteArray someText() {
  QByteArray text;
  for (int i = 0; i < 20000; ++i) text += QByteArray::number(i * 7919 % 10007) + ' ';
  return text;
}

}  // namespace

class TestGunzip : public QObject {
  Q_OBJECT

 private slots:
  void unpacks() {
    for (QByteArray const& data : {QByteArray("a"), QByteArray(100'000, 'x'), someText()})
      for (int level : {0, 1, 9}) {
        QByteArray const file = gzip(data, level);
        QVERIFY(isGzip(file));
        QVERIFY(gunzip(file, data.size()) == data);
        QVERIFY(!gunzip(file, data.size() - 1));
      }
    QVERIFY(gunzip(gzip({}), 0) == QByteArray());
  }

  // A header may hold a name, a comment, something extra and a checksum of its own.
  void headers() {
    QByteArray const file = gzip(someText());
    QByteArray head = file.first(10);
    head[3] = 4 | 8 | 16;
    QByteArray const more =
        QByteArray("\x03\0abc", 5) + QByteArray("deck.svg\0", 9) + QByteArray("drawn\0", 6);
    QVERIFY(gunzip(head + more + file.sliced(10), 1 << 20) == someText());
  }

  // A thousand times as large as the file: refused as soon as it is too much, whatever length it tells.
  void bomb() {
    QByteArray file = gzip(QByteArray(64 << 20, '\0'));
    QVERIFY(file.size() < 1 << 17);
    QVERIFY(!gunzip(file, 1 << 20));
    file.replace(file.size() - 4, 4, QByteArray(4, '\x01'));
    QVERIFY(!gunzip(file, 1 << 20));
  }

  void truncated() {
    QByteArray const file = gzip(someText().first(4000));
    for (qsizetype length = 0; length < file.size(); ++length)
      QVERIFY2(!gunzip(file.first(length), 1 << 20), qPrintable(QString::number(length)));
    QVERIFY(gunzip(file, 1 << 20));
  }

  // Every byte of the data and of its checksum.
  void damaged() {
    QByteArray const text = someText().first(4000);
    QByteArray const file = gzip(text);
    for (qsizetype i = 10; i < file.size(); ++i) {
      QByteArray bad = file;
      bad[i] = static_cast<char>(bad[i] ^ 0x55);
      QVERIFY2(!gunzip(bad, 1 << 20), qPrintable(QString::number(i)));
    }
  }

  void rubbish() {
    Rng rng(5);
    for (int round = 0; round < 200; ++round) {
      QByteArray file("\x1f\x8b\x08", 3);
      for (int i = 0; i < 2000; ++i) file.append(static_cast<char>(rng.below(256)));
      std::optional<QByteArray> const got = gunzip(file, 1 << 16);
      QVERIFY(!got || got->size() <= 1 << 16);
    }
    QVERIFY(!gunzip({}, 1 << 16));
    QVERIFY(!gunzip("<svg/>", 1 << 16));
  }

  void whatFollowsIsNotLookedAt() {
    QByteArray const file = gzip(someText());
    for (QByteArray const& trailing : {QByteArray(512, '\0'), QByteArray("rubbish"), gzip("more")})
      QVERIFY(gunzip(file + trailing, 1 << 20) == someText());
  }
};

}  // namespace testGunzip

QTEST_APPLESS_MAIN(testGunzip::TestGunzip)
#include "test_gunzip.moc"
