// How long the window's turns take: a changed scene with its paint, the widest auction, each size while a
// window is dragged; and what has to end at once: the drawing of cards and the search for decks when the
// program closes, the reading of a deck that nobody can use. The aim for a turn is 10 ms.
#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include "tests/ui/dock_scenes.h"
#include "tests/ui/table_scenes.h"
#include "ui/cards/card_art.h"
#include "ui/cards/deck_library.h"
#include "ui/cards/safe_svg.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"

namespace {

using namespace giaguaro;

// Until all pictures are there.
void settle(TableWidget const& table) {
  if (table.isSettled()) return;
  QEventLoop loop;
  QObject::connect(&table, &TableWidget::settled, &loop, &QEventLoop::quit);
  loop.exec();
}

// Twenty-four cards in hand, another player thinks and speaks.
void changedScene(benchmark::State& state) {
  TableScene const scenes[2] = {tableScenes::handfuls({3, 24, false, false}, 1),
                                tableScenes::handfuls({3, 24, false, false}, 2)};
  CardArt art;
  TableWidget table(art);
  table.resize(920, 698);
  table.show();
  for (TableScene const& scene : scenes) {
    table.setScene(scene, tableScenes::wordingOf(scene));
    table.repaint();
    settle(table);
  }
  std::size_t turn = 0;
  for (auto _ : state) {
    TableScene const& scene = scenes[turn++ % 2];
    table.setScene(scene, tableScenes::wordingOf(scene));
    table.repaint();
  }
}
BENCHMARK(changedScene)->Unit(benchmark::kMillisecond);

// Two hundred and forty offers.
void widestAuction(benchmark::State& state) {
  TableScene const scenes[2] = {pointsScene(3), pointsScene(3, 0, 70)};
  CardArt art;
  TableWidget table(art);
  table.resize(920, 698);
  table.show();
  std::size_t turn = 0;
  for (auto _ : state) {
    TableScene const& scene = scenes[turn++ % 2];
    table.setScene(scene, dockWording(scene));
  }
}
BENCHMARK(widestAuction)->Unit(benchmark::kMillisecond);

// One size after the other, as a window is dragged.
void nextSize(benchmark::State& state) {
  MainWindow window;
  window.setScene(tableScenes::handfuls({3, 24, false, false}, 1));
  window.resize(900, 600);
  window.show();
  QCoreApplication::processEvents();
  settle(*window.table());
  int step = 0;
  for (auto _ : state) {
    ++step;
    window.resize(900 + 14 * (step % 50), 600 + 8 * (step % 50));
    QCoreApplication::processEvents();
  }
}
BENCHMARK(nextSize)->Unit(benchmark::kMillisecond);

void drawingEnds(benchmark::State& state) {
  for (auto _ : state) {
    state.PauseTiming();
    auto art = std::make_unique<CardArt>();
    for (int i = 0; i < 20; ++i) art->prefetch(fortyCards, {400 + i, 600 + i}, 1);
    state.ResumeTiming();
    art.reset();
  }
}
BENCHMARK(drawingEnds)->Unit(benchmark::kMillisecond)->Iterations(20);

// Twenty decks with as many parts as a deck may have.
void searchEnds(benchmark::State& state) {
  QTemporaryDir const home;
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  for (int i = 0; i < 20; ++i) {
    QDir const folder(home.filePath(QStringLiteral("carddecks/deck%1").arg(i)));
    folder.mkpath(QStringLiteral("."));
    QFile drawing(folder.filePath(QStringLiteral("deck.svg")));
    QFile index(folder.filePath(QStringLiteral("index.desktop")));
    if (!drawing.open(QIODevice::WriteOnly) || !index.open(QIODevice::WriteOnly)) {
      state.SkipWithError("no decks");
      return;
    }
    drawing.write("<svg xmlns='http://www.w3.org/2000/svg'>" + QByteArray("<g/>").repeated(290'000) +
                  "</svg>");
    index.write("[KDE Backdeck]\nName=Deck\nSVG=deck.svg\n");
  }
  for (auto _ : state) DeckLibrary(nullptr).search(QStringLiteral("en"), 1);
}
BENCHMARK(searchEnds)->Unit(benchmark::kMillisecond)->Iterations(20);

void refusedDeck(benchmark::State& state) {
  QByteArray chain = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>";
  for (int i = 0; i < 90'000; ++i)
    chain +=
        "<g id='u" + QByteArray::number(i) + "'><use xlink:href='#u" + QByteArray::number(i + 1) + "'/></g>";
  chain += "<g id='u90000'/></svg>";
  for (auto _ : state)
    if (safeSvg(chain).fault == SvgFault::none) state.SkipWithError("it was not refused");
}
BENCHMARK(refusedDeck)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication const app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
