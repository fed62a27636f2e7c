#include <QCryptographicHash>
#include <QTest>
#include <string>

#include "core/rules/sha256.h"
#include "tests/joined.h"

namespace testSha256 {

using namespace giaguaro;

namespace {

QByteArray hexOf(std::string_view text) {
  Sha256 const digest = sha256(text);
  return QByteArray(reinterpret_cast<char const*>(digest.data()), digest.size()).toHex();
}

}  // namespace

class TestSha256 : public QObject {
  Q_OBJECT

 private slots:
  // NIST, "Examples with Intermediate Values" and the CAVP's SHA256ShortMsg and SHA256LongMsg.
  void publishedVectors_data() {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("digest");
    auto const row = [](char const* name, QByteArray const& message, char const* digest) {
      QTest::newRow(name) << message << QByteArray(digest);
    };
    row("nothing", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    row("one byte", "\xd3", "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1");
    row("abc", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    row("two blocks", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    row("112 bytes",
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
        "mnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    row("a million", QByteArray(1000000, 'a'),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  }
  void publishedVectors() {
    QFETCH(QByteArray, message);
    QTEST(hexOf({message.data(), static_cast<std::size_t>(message.size())}), "digest");
  }

  // Where the padding just fits and just does not: by QCryptographicHash, which others wrote.
  void lengthsAroundABlock() {
    for (int length = 0; length <= 200; ++length) {
      QByteArray message;
      for (int i = 0; i < length; ++i) message.push_back(static_cast<char>(i * 7 + length));
      QCOMPARE(hexOf({message.data(), static_cast<std::size_t>(length)}),
               QCryptographicHash::hash(message, QCryptographicHash::Sha256).toHex());
    }
  }
};

}  // namespace testSha256

QTEST_APPLESS_MAIN(testSha256::TestSha256)
#include "test_sha256.moc"
