// Which sound belongs to what, when any is played at all, and the files that are played.
#include <QFile>
#include <QFileInfo>
#include <QPluginLoader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <semaphore>

#include "app/desktop/sound/sound_box.h"
#include "app/desktop/sound/sound_module.h"
#include "app/desktop/threads/left_behind.h"
#include "app/sounds/sound_effects.h"
#include "tests/joined.h"

namespace testSounds {

using namespace giaguaro;

namespace {

Event happening(Event::Kind kind) { return {.kind = kind, .seat = 1}; }

// Is asked, and does not come back before it is let go.
struct StuckEffects : SoundEffects {
  struct Gates {
    std::binary_semaphore begun{0};
    std::binary_semaphore goOn{0};
    std::binary_semaphore ended{0};
  };
  explicit StuckEffects(Gates& gates) : gates_(gates) {}
  ~StuckEffects() override { gates_.ended.release(); }
  void play(QString const&, double) override {
    gates_.begun.release();
    gates_.goOn.acquire();
  }

 private:
  Gates& gates_;
};

// In the middle of the second trick of the first hand.
TableScene play() {
  TableScene scene;
  scene.handNumber = 1;
  scene.viewer = scene.seen.viewer = 0;
  scene.seen.players = 4;
  scene.seen.trick.number = 2;
  scene.seen.trick.cards = {{1, Card{}}};
  scene.seen.tricks.resize(1);
  return scene;
}

TableScene resting() {
  TableScene scene = play();
  scene.seen.tricks.resize(2);
  scene.seen.trick.cards.clear();
  scene.resting = true;
  return scene;
}

TableScene result(int score) {
  TableScene scene = resting();
  scene.resting = false;
  scene.showResult = true;
  scene.seen.result = Result{};
  scene.seen.result->scores[0] = static_cast<decltype(scene.seen.result->scores)::value_type>(score);
  return scene;
}

TableScene dealt(int hand) {
  TableScene scene;
  scene.handNumber = hand;
  scene.viewer = scene.seen.viewer = 0;
  scene.mayAct = true;
  return scene;
}

TableScene with(TableScene scene, bool TableScene::*what, bool value = true) {
  scene.*what = value;
  return scene;
}

constexpr std::array all{Sound::deal, Sound::card, Sound::trick,   Sound::turn,
                         Sound::won,  Sound::lost, Sound::refusal, Sound::tick};

QString path(Sound sound) {
  return QStringLiteral(GIAGUARO_SOURCE_DIR "/resources/sounds/") + nameOf(sound) + ".wav";
}

QByteArray bytes(QString const& file) {
  QFile opened(file);
  return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

}  // namespace

class TestSounds : public QObject {
  Q_OBJECT

 private slots:
  void events() {
    QVERIFY(!soundOf(Events{}));
    QVERIFY(soundOf(Events{happening(Event::Kind::played)}) == Sound::card);
    QVERIFY(soundOf(Events{happening(Event::Kind::played), happening(Event::Kind::took)}) == Sound::card);
    QVERIFY(soundOf(Events{happening(Event::Kind::revealed), happening(Event::Kind::played)}) == Sound::card);
    for (auto const kind : {Event::Kind::spoke, Event::Kind::setAside, Event::Kind::ended})
      QVERIFY(!soundOf(Events{happening(kind)}));
  }

  void scenes() {
    TableScene const empty;
    QVERIFY(!soundOf(play(), play()));
    QVERIFY(soundOf(empty, dealt(1)) == Sound::deal);
    QVERIFY(soundOf(result(1), dealt(2)) == Sound::deal);
    QVERIFY(soundOf(result(1), dealt(1)) == Sound::deal);  // of the next match
    QVERIFY(!soundOf(dealt(1), dealt(1)));
    QVERIFY(!soundOf(empty, play()));      // gone on with
    QVERIFY(!soundOf(resting(), play()));  // taken back
    TableScene next = resting();
    next.resting = false;
    QVERIFY(soundOf(resting(), next) == Sound::trick);
    QVERIFY(soundOf(resting(), with(next, &TableScene::mayAct)) == Sound::trick);
    QVERIFY(soundOf(play(), with(play(), &TableScene::mayAct)) == Sound::turn);
    QVERIFY(!soundOf(with(play(), &TableScene::mayAct), play()));
    QVERIFY(!soundOf(play(), resting()));
  }

  void results() {
    QVERIFY(soundOf(resting(), result(3)) == Sound::won);
    QVERIFY(soundOf(resting(), result(-3)) == Sound::lost);
    QVERIFY(!soundOf(resting(), result(0)));
    QVERIFY(!soundOf(result(3), result(3)));
    TableScene watched = result(3);
    watched.viewer = nobody;
    QVERIFY(!soundOf(resting(), watched));
  }

  // One tick for each of the last ten seconds, as long as the clock runs.
  void clockOfATurn() {
    auto const at = [](int left, bool waits = false) { return TurnClock{0, left, 90, waits}; };
    QVERIFY(!soundOf(at(12), at(11)));
    QVERIFY(soundOf(at(11), at(10)) == Sound::tick);
    QVERIFY(soundOf(at(2), at(1)) == Sound::tick);
    QVERIFY(!soundOf(at(1), at(0)));
    QVERIFY(!soundOf(at(5), at(5)));
    QVERIFY(!soundOf(at(5), at(90)));
    QVERIFY(!soundOf(at(6), at(5, true)));
    QVERIFY(!soundOf({1, 6, 90, false}, at(5)));
    QVERIFY(!soundOf(at(5), {}));
    std::vector<Sound> played;
    SoundBox box([&played](Sound sound, int) { played.push_back(sound); });
    for (int left = 13; left >= 0; --left) box.tick(at(left));
    QVERIFY(played.empty());
    Settings settings;
    settings.sound = true;
    box.setSettings(settings);
    for (int left = 13; left >= 0; --left) box.tick(at(left));
    QCOMPARE(played.size(), std::size_t{10});
  }

  void isSilentUntilItIsOn() {
    std::vector<std::pair<Sound, int>> played;
    SoundBox box([&played](Sound sound, int volume) { played.emplace_back(sound, volume); });
    box.happened({happening(Event::Kind::played)});
    box.show(dealt(1));
    box.refuse();
    QVERIFY(played.empty());
    Settings settings;
    QVERIFY(!settings.sound);
    settings.sound = true;
    settings.volume = 30;
    box.setSettings(settings);
    QVERIFY(played.empty());
    box.happened({happening(Event::Kind::played)});
    box.show(play());
    box.show(with(play(), &TableScene::mayAct));
    box.refuse();
    std::vector<std::pair<Sound, int>> const expected{
        {Sound::card, 30}, {Sound::turn, 30}, {Sound::refusal, 30}};
    QVERIFY(played == expected);
    settings.volume = 0;
    box.setSettings(settings);
    box.refuse();
    QCOMPARE(played.size(), expected.size());
  }

  // Who switches it on, or turns it up, hears what that means.
  void changesAreHeard() {
    std::vector<std::pair<Sound, int>> played;
    SoundBox box([&played](Sound sound, int volume) { played.emplace_back(sound, volume); });
    Settings settings;
    settings.sound = true;
    box.change(settings);
    QVERIFY(played == (std::vector{std::pair(Sound::turn, Settings::usualVolume)}));
    settings.theme = "wine";
    box.change(settings);
    QCOMPARE(played.size(), std::size_t{1});
    settings.volume = 70;
    box.change(settings);
    QVERIFY(played.back() == std::pair(Sound::card, 70));
    settings.sound = false;
    settings.volume = 80;
    box.change(settings);
    QCOMPARE(played.size(), std::size_t{2});
  }

  // Short, quiet, and silent at both ends, so that nothing clicks.
  void files() {
    qint64 total = 0;
    for (Sound const sound : all) {
      QByteArray const wave = bytes(path(sound));
      total += wave.size();
      QVERIFY2(wave.startsWith("RIFF") && wave.mid(8, 4) == "WAVE", qPrintable(path(sound)));
      auto const number = [&wave](int at) { return qFromLittleEndian<quint32>(wave.constData() + at); };
      constexpr int header = 44;
      QCOMPARE(number(40), static_cast<quint32>(wave.size() - header));
      QVERIFY(static_cast<double>(wave.size() - header) / number(28) < 0.3);  // bytes, and bytes a second
      int loudest = 0;
      for (qsizetype at = header; at + 1 < wave.size(); at += 2)
        loudest = std::max(loudest, std::abs(int{qFromLittleEndian<qint16>(wave.constData() + at)}));
      QVERIFY2(loudest > 3000 && loudest < 16384, qPrintable(nameOf(sound)));
      for (qsizetype const at : {qsizetype{header}, wave.size() - 2})
        QVERIFY(std::abs(int{qFromLittleEndian<qint16>(wave.constData() + at)}) < 400);
    }
    QVERIFY(total < 200'000);
  }

  // The module that belongs to the program, where it was built: it carries every sound with it and takes
  // being asked to play it, whether anything can be heard here or not.
  void moduleIsLoadedAndAsked() {
    bool const built =
        QFileInfo(QStringLiteral(GIAGUARO_BINARY_DIR "/lib/giaguaro/giaguaro_sounds.so")).isFile();
    QCOMPARE(!SoundModule::file().isEmpty(), built);
    if (!built) QSKIP("Qt Multimedia is not installed.");
    QPluginLoader loader(SoundModule::file());
    auto const* maker = qobject_cast<SoundEffectsMaker*>(loader.instance());
    QVERIFY2(maker != nullptr, qPrintable(loader.errorString()));
    auto const effects = maker->make();
    for (Sound const sound : all) {
      QVERIFY2(bytes(":/sounds/" + nameOf(sound) + ".wav") == bytes(path(sound)), qPrintable(nameOf(sound)));
      effects->play(nameOf(sound), 0.5);
    }
  }

  // As the program does it: on a thread of its own, which ends with it.
  void moduleIsPlayedByTheProgram() {
    if (SoundModule::file().isEmpty()) QSKIP("Qt Multimedia is not installed.");
    QTest::failOnWarning(QRegularExpression("There will be no sound"));
    SoundModule module;
    for (Sound const sound : all) module.play(sound, 50);
  }

  // A sound that the system does not take is left behind, with its thread, which ends when it can.
  void theEndIsNotForEver() {
    StuckEffects::Gates gates;
    {
      SoundModule module([&gates] { return std::make_unique<StuckEffects>(gates); },
                         std::chrono::milliseconds(0));
      module.play(Sound::card, 50);
      gates.begun.acquire();
    }
    QVERIFY(anyLeftBehind());
    gates.goOn.release();
    gates.ended.acquire();
  }

  void scriptMakesTheFilesAgain() {
    QTemporaryDir const folder;
    QProcess script;
    script.start("python3", {GIAGUARO_SOURCE_DIR "/resources/art/sounds.py", folder.path()});
    QVERIFY(script.waitForStarted());
    QVERIFY(script.waitForFinished(60000));
    QCOMPARE(script.exitCode(), 0);
    for (Sound const sound : all)
      QVERIFY2(bytes(folder.filePath(nameOf(sound) + ".wav")) == bytes(path(sound)),
               qPrintable(nameOf(sound)));
  }
};

}  // namespace testSounds

QTEST_GUILESS_MAIN(testSounds::TestSounds)
#include "test_sounds.moc"
