// Constants that are fitted to play: the regressions find what is there, and what `fit` gives for a game is
// what is checked in.
#include <QFile>
#include <QTest>
#include <array>
#include <cmath>

#include "app/arena/training/fits.h"
#include "core/ai/fit.h"
#include "core/match/table.h"
#include "core/rules/random.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testFit {

using namespace giaguaro;

namespace {

double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 40) * 0x1p-24; }

constexpr std::array truth{-1.0, 2.0, 0.0, -0.5};
std::array<double, 4> pictureOf(Rng& rng) {
  return {1, uniform(rng), uniform(rng) * 3, static_cast<double>(rng.below(4))};
}
double sumOf(std::array<double, 4> const& picture) {
  double sum = 0;
  for (std::size_t i = 0; i < picture.size(); ++i) sum += truth[i] * picture[i];
  return sum;
}

}  // namespace

class TestFit : public QObject {
  Q_OBJECT

 private slots:
  void leastSquaresFindWeights() {
    Rng rng(3);
    LeastSquares squares(truth.size());
    for (int i = 0; i < 20000; ++i) {
      auto const picture = pictureOf(rng);
      squares.add(picture, sumOf(picture) + uniform(rng) - 0.5);
    }
    std::vector<double> const weights = squares.weights();
    for (std::size_t i = 0; i < truth.size(); ++i) QVERIFY(std::abs(weights[i] - truth[i]) < 0.03);
  }

  // What counts for nothing changes nothing; a number that is always 0 gets no weight.
  void leastSquaresCountByWeight() {
    Rng rng(4);
    LeastSquares squares(truth.size() + 1);
    for (int i = 0; i < 2000; ++i) {
      auto const picture = pictureOf(rng);
      std::array<double, 5> const wider{picture[0], picture[1], picture[2], picture[3], 0};
      squares.add(wider, sumOf(picture));
      squares.add(wider, 1000, 0);
    }
    std::vector<double> const weights = squares.weights();
    for (std::size_t i = 0; i < truth.size(); ++i) QVERIFY(std::abs(weights[i] - truth[i]) < 1e-3);
    QCOMPARE(weights.back(), 0.0);
  }

  void logisticRegressionFindsWeights() {
    Rng rng(5);
    LogisticRegression regression(truth.size());
    for (int i = 0; i < 60000; ++i) {
      auto const picture = pictureOf(rng);
      regression.add(picture, uniform(rng) < 1 / (1 + std::exp(-sumOf(picture))));
    }
    std::vector<double> const weights = regression.weights();
    for (std::size_t i = 0; i < truth.size(); ++i) QVERIFY(std::abs(weights[i] - truth[i]) < 0.1);
  }

  void listsAreForCpp() {
    QCOMPARE(listed(std::array{1.04, -0.01, 2.56, -3.0}, 1, 3), std::string("1.0, 0.0, 2.6,\n-3.0,\n"));
    QCOMPARE(listed(std::array{7.4}, 0, 3), std::string("7,\n"));
    QCOMPARE(listedAsFloats(std::array{0.5, 2.0}, 2, 2), std::string("0.50F, 2.00F,\n"));
  }

  // What is checked in is what its command gives; the quick ones here, all of them by hand.
  void whatIsCheckedInIsWhatIsFitted_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("name");
    QTest::newRow("even worth") << "jaguar"
                                << "even-worth";
    QTest::newRow("lead") << "jaago-chalis"
                          << "lead";
    if (!test::wholeRun()) return;
    QTest::newRow("trick odds") << "jabberwocky"
                                << "trick-odds";
  }
  void whatIsCheckedInIsWhatIsFitted() {
    QFETCH(QString, game);
    QFETCH(QString, name);
    for (Fit const& fit : fitsOf(*findGame(game.toStdString()))) {
      if (fit.name != name.toStdString()) continue;
      QFile file(QString(GIAGUARO_SOURCE_DIR "/") + QString::fromStdString(std::string(fit.file)));
      QVERIFY(file.open(QIODevice::ReadOnly));
      QCOMPARE(QString::fromStdString(fit.run(7)), QString(file.readAll()));
      return;
    }
    QFAIL("there is no such fit");
  }

  // Each writes a file that is there.
  void filesAreThere() {
    int fits = 0;
    for (GameInfo const* game : allGames())
      for (Fit const& fit : fitsOf(*game)) {
        QVERIFY(
            QFile::exists(QString(GIAGUARO_SOURCE_DIR "/") + QString::fromStdString(std::string(fit.file))));
        ++fits;
      }
    QVERIFY(fits > 5);
  }
};

}  // namespace testFit

QTEST_APPLESS_MAIN(testFit::TestFit)
#include "test_fit.moc"
