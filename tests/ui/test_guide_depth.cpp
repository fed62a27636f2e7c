// How much the guide says unasked: everything, what is opened, or nothing.
#include <QAbstractButton>
#include <QLayout>
#include <QTest>

#include "scenes.h"
#include "tests/joined.h"
#include "ui/cards/card_art.h"
#include "ui/club/vote_rows.h"
#include "ui/drawing/glyphs.h"
#include "ui/panels/guide_panel.h"
#include "ui/panels/guide_section.h"
#include "ui/scene/scene_wording.h"
#include "ui/toolkit/fold_heading.h"
#include "ui/toolkit/rich_text.h"

namespace testGuideDepth {

using namespace giaguaro;

class TestGuideDepth : public QObject {
  Q_OBJECT

  std::unique_ptr<CardArt> art_;
  std::unique_ptr<Glyphs> glyphs_;
  std::unique_ptr<GuidePanel> panel_;

  // What can be read now, in its order.
  QStringList read() {
    QStringList texts;
    for (auto const* text : panel_->findChildren<RichText*>())
      if (text->isVisible() && !text->plain().isEmpty()) texts << text->plain();
    return texts;
  }
  FoldHeading* fold(char const* section) {
    return panel_->findChild<GuideSection*>(QString(section))->findChild<FoldHeading*>();
  }
  void show(TableScene const& scene) { panel_->setScene(scene, wordingOf(scene)); }

 private slots:
  void init() {
    if (!art_) art_ = std::make_unique<CardArt>();  // its pictures serve every test
    if (!glyphs_) glyphs_ = std::make_unique<Glyphs>(art_.get(), nullptr);
    panel_ = std::make_unique<GuidePanel>(glyphs_.get(), nullptr);
    panel_->resize(360, 700);
    panel_->setTheme(Theme::named("green"));
    show(playScene());
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }
  void cleanup() { panel_.reset(); }

  void newcomersAreToldEverything() {
    panel_->setDepth(GuideDepth::newcomer);
    QCOMPARE(read(),
             (QStringList{"The first trick.", "Play a cup.", "Nothing is on the table.", "Sixty more."}));
    QVERIFY(!fold("guideWhere")->isVisible());
  }

  void playersOpenWhatTheyWant() {
    panel_->setDepth(GuideDepth::player);
    QCOMPARE(read(), QStringList());
    QTest::mouseClick(fold("guideMay"), Qt::LeftButton);
    QCOMPARE(read(), QStringList{"Play a cup."});
    // By keys, and it stays open in the next scene.
    fold("guideWhere")->setFocus();
    QTest::keyClick(fold("guideWhere"), Qt::Key_Return);
    TableScene next = playScene();
    next.seen.guide.where = {testMessage("The second trick.")};
    show(next);
    QCOMPARE(read(), (QStringList{"The second trick.", "Play a cup."}));
    QTest::keyClick(fold("guideWhere"), Qt::Key_Space);
    QCOMPARE(read(), QStringList{"Play a cup."});
  }

  void playersAreToldWhyNotWhenTheyAsk() {
    panel_->setDepth(GuideDepth::player);
    panel_->refuse(Action::play(fortyCard("AD")));
    QCOMPARE(read(), QStringList{"You hold a cup."});
  }

  // The list of who agrees lies behind its triangle, as the sentence does.
  void votesAreFoldedWithTheirQuestion() {
    panel_->setDepth(GuideDepth::player);
    TableScene scene = playScene();
    scene.club = ClubScene{.seconds = 90, .needed = 2};
    show(scene);
    auto const* rows = panel_->findChild<VoteRows*>();
    QVERIFY(fold("guideVotes")->isVisible() && !fold("guideVotes")->isChecked());
    QVERIFY(!rows->isVisible());
    QTest::mouseClick(fold("guideVotes"), Qt::LeftButton);
    QVERIFY(rows->isVisible());
    panel_->setDepth(GuideDepth::newcomer);
    QVERIFY(rows->isVisible());
  }

  // What was shortened first is told after all where what was folded after it has made more room than was missing.
  void noMoreIsFoldedThanMustBe() {
    panel_->setDepth(GuideDepth::newcomer);
    TableScene scene = playScene();
    scene.seen.guide.means = {testMessage("Nothing is on the table."), testMessage("It is yours to lead.")};
    scene.seen.guide.needs.assign(6,
                                  testMessage("Sixty more are needed, and these are the words that say so."));
    show(scene);
    QMargins const margins = panel_->layout()->contentsMargins();
    int const wide = panel_->width() - margins.left() - margins.right();
    int tall = margins.top() + margins.bottom();
    for (GuideSection const* section : panel_->findChildren<GuideSection*>()) tall += section->heightIn(wide);
    int const needs = panel_->findChild<GuideSection*>("guideNeeds")->heightIn(wide);
    panel_->setRoom(panel_->width(), tall - needs / 3);
    QVERIFY(!fold("guideNeeds")->isHidden() && !fold("guideNeeds")->isChecked());
    QVERIFY2(read().contains("Nothing is on the table. It is yours to lead."), qPrintable(read().join('|')));
  }

  void offIsOff() {
    panel_->setDepth(GuideDepth::off);
    QCOMPARE(read().size(), 1);
    QVERIFY(read().front().startsWith("The guide is off."));
    panel_->refuse(Action::play(fortyCard("AD")));
    QCOMPARE(read().size(), 1);
    panel_->setDepth(GuideDepth::newcomer);
    QCOMPARE(read().size(), 5);
  }
};

}  // namespace testGuideDepth

QTEST_MAIN(testGuideDepth::TestGuideDepth)
#include "test_guide_depth.moc"
