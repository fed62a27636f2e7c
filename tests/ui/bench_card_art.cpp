// How long it takes to draw all cards of a deck as large as a window of usual size at twice the pixels asks
// for them, 180 wide, from files that nobody has read yet, off the GUI thread. What counts is the time of one
// core that the process took (CPU): 250 ms is the aim for each deck as it is drawn.
#include <QEventLoop>
#include <QGuiApplication>
#include <benchmark/benchmark.h>

#include "ui/cards/card_art.h"

namespace {

using namespace giaguaro;

void wholeDeck(benchmark::State& state) {
  Deck const& deck = Deck::of(static_cast<Deck::Id>(state.range(0)));
  DeckStyle style;
  if (state.range(1) != 0)
    style.variant = {.fourColours = true, .largeIndices = true, .letters = CourtLetters::french};
  for (auto _ : state) {
    CardArt art;
    art.setStyle(style, QStringLiteral("it"));
    QEventLoop loop;
    QObject::connect(&art, &CardArt::idled, &loop, &QEventLoop::quit);
    art.prefetch(deck, {180, 270}, 1);
    loop.exec();
  }
}
BENCHMARK(wholeDeck)
    ->ArgsProduct({{0, 1, 2}, {0, 1}})
    ->ArgNames({"deck", "variant"})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication const app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
