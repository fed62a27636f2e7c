// Pages that are in the panel for a while: their tab, the keys that lead there and back, what comes when they go.
#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <memory>

#include "dock_scenes.h"
#include "scenes.h"
#include "tests/joined.h"
#include "ui/dock/dock.h"
#include "ui/panels/panel_page.h"
#include "ui/result/end_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/paper_button.h"
#include "ui/window/main_window.h"

namespace testPanelPages {

using namespace giaguaro;

namespace {

class Page : public PanelPage {
  Q_OBJECT

 public:
  Page(QString name, bool closes) : name_(std::move(name)), closes_(closes) {
    auto* column = new QVBoxLayout(this);
    button_ = new QPushButton(QStringLiteral("Something"), this);
    column->addWidget(button_);
  }
  QString mark() const override { return QStringLiteral("eye"); }
  QString tabName() const override { return name_; }
  std::vector<PaperButton*> footButtons() override {
    auto* button = new PaperButton(PaperButton::Kind::plain, this);
    button->setText(name_ + QStringLiteral(" button"));
    return {button};
  }
  bool closesOnEscape() const override { return closes_; }
  void setTheme(Theme const& theme) override { theme_ = theme.id; }
  void setScene(TableScene const& scene, Wording const&) override { hand_ = scene.handNumber; }

  QString theme_;
  int hand_ = -1;
  QPushButton* button_;

 private:
  QString name_;
  bool closes_;
};

}  // namespace

class TestPanelPages : public QObject {
  Q_OBJECT

  std::unique_ptr<MainWindow> window_;
  Page* known_ = nullptr;
  Page* lesson_ = nullptr;

  TablePanel& panel() { return *window_->host().panel(); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window_->windowHandle(), key, modifiers);
  }
  // The tabs in sight from the left, the one in front in brackets.
  QString tabs() {
    std::vector<QAbstractButton*> shown;
    for (auto* button : panel().findChildren<QAbstractButton*>())
      if (button->isCheckable() && button->isVisible() && button->y() < 20 && button->autoExclusive())
        shown.push_back(button);
    std::ranges::sort(shown, {}, [](QAbstractButton const* button) { return button->x(); });
    QStringList names;
    for (QAbstractButton const* button : shown)
      names += button->isChecked() ? u'[' + button->text() + u']' : button->text();
    return names.join(u' ');
  }
  QStringList foot() {
    QStringList names;
    for (auto const* button : panel().findChildren<PaperButton*>())
      if (button->isVisible() && button->text().endsWith(QStringLiteral("button"))) names += button->text();
    return names;
  }

 private slots:
  void init() {
    window_ = std::make_unique<MainWindow>();
    window_->resize(1280, 800);
    window_->setScene(playScene());
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    known_ = new Page(QStringLiteral("Known"), true);
    lesson_ = new Page(QStringLiteral("Lesson"), false);
    known_->setParent(window_.get());
    lesson_->setParent(window_.get());
    known_->hide();
    lesson_->hide();
  }

  // A page that comes over another goes back to that, not to one that was left before.
  void whatWasThereComesBack() {
    panel().openPage(known_);
    panel().open(TablePanel::Page::guide);
    panel().openPage(lesson_);
    panel().closePage(lesson_);
    QVERIFY2(panel().isOpenAt(TablePanel::Page::guide), qPrintable(tabs()));
    panel().open(TablePanel::Page::score);
    panel().openPage(lesson_);
    panel().closePage(lesson_);
    QVERIFY2(panel().isOpenAt(TablePanel::Page::score), qPrintable(tabs()));
    // Where that has gone meanwhile it is the one that is left.
    panel().openPage(known_);
    panel().openPage(lesson_);
    panel().closePage(known_);
    panel().closePage(lesson_);
    QVERIFY2(panel().isOpenAt(TablePanel::Page::guide), qPrintable(tabs()));
  }

  void aPageHasTheFirstTabWhileItIsOpen() {
    QCOMPARE(tabs(), QStringLiteral("[Guide] Score"));
    QSignalSpy const opened(known_, &PanelPage::opened);
    QSignalSpy const closed(known_, &PanelPage::closed);
    panel().openPage(known_);
    QCoreApplication::processEvents();
    QCOMPARE(tabs(), QStringLiteral("[Known] Guide Score"));
    QVERIFY(known_->isVisible());
    QVERIFY(panel().isOpenAt(known_));
    QVERIFY(!panel().isOpenAt(TablePanel::Page::guide));
    QCOMPARE(known_->hand_, window_->scene().handNumber);
    QCOMPARE(known_->theme_, Theme::named({}).id);
    QCOMPARE(panel().accessibleName(), QStringLiteral("Known"));
    QCOMPARE(foot(), QStringList{QStringLiteral("Known button")});
    panel().openPage(known_);
    QCOMPARE(opened.count(), 1);
    panel().closePage(known_);
    QCoreApplication::processEvents();
    QCOMPARE(tabs(), QStringLiteral("[Guide] Score"));
    QCOMPARE(foot(), QStringList());
    QCOMPARE(closed.count(), 1);
  }

  // By the places of the tabs that are there.
  void keysChangeTheTab() {
    press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(tabs(), QStringLiteral("Guide [Score]"));
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(tabs(), QStringLiteral("Guide [Score]"));
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(tabs(), QStringLiteral("[Guide] Score"));
    panel().openPage(known_);
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(tabs(), QStringLiteral("Known Guide [Score]"));
    press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(tabs(), QStringLiteral("Known [Guide] Score"));
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(tabs(), QStringLiteral("[Known] Guide Score"));
    // No card is meant by them.
    QSignalSpy const acted(&window_->host(), &TableHost::actionChosen);
    QCOMPARE(acted.count(), 0);
    // The focus that was in a page goes to the tab, not into a page that is out of sight.
    known_->button_->setFocus();
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(panel().isAncestorOf(QApplication::focusWidget()) && QApplication::focusWidget()->isVisible());
    // And a folded panel opens.
    panel().fold(true);
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!panel().folded());
    QCOMPARE(tabs(), QStringLiteral("[Known] Guide Score"));
  }

  void escapeLeadsBackToTheGuide() {
    panel().openPage(known_);
    known_->button_->setFocus();
    press(Qt::Key_Escape);
    QCOMPARE(tabs(), QStringLiteral("[Guide] Score"));
    QVERIFY(window_->table()->isAncestorOf(QApplication::focusWidget()) ||
            QApplication::focusWidget() == window_->table());
    // From the table too.
    panel().openPage(known_);
    window_->table()->setFocus();
    press(Qt::Key_Escape);
    QCOMPARE(tabs(), QStringLiteral("[Guide] Score"));
    // What goes on stays in front, and is what one comes back to.
    panel().openPage(lesson_);
    press(Qt::Key_Escape);
    QCOMPARE(tabs(), QStringLiteral("[Lesson] Guide Score"));
    QCOMPARE(panel().openedPage(), lesson_);
    // The score is left only by who is there; the table keeps its Escape.
    press(Qt::Key_3, Qt::ControlModifier);
    window_->table()->setFocus();
    press(Qt::Key_Escape);
    QCOMPARE(tabs(), QStringLiteral("Lesson Guide [Score]"));
    panel().focusTab();
    press(Qt::Key_Escape);
    QCOMPARE(tabs(), QStringLiteral("[Lesson] Guide Score"));
  }

  void whatWasOpenBeforeComesBack() {
    panel().openPage(lesson_);
    panel().openPage(known_);
    QCoreApplication::processEvents();
    QCOMPARE(tabs(), QStringLiteral("[Known] Guide Score"));
    press(Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(tabs(), QStringLiteral("[Lesson] Guide Score"));
    // The result of a hand turns to the score, and back again.
    window_->setScene(endScene());
    QCOMPARE(tabs(), QStringLiteral("Lesson Guide [Score]"));
    window_->setScene(playScene());
    QCOMPARE(tabs(), QStringLiteral("[Lesson] Guide Score"));
    // A page that goes while another is in front leaves that there.
    panel().openPage(known_);
    panel().closePage(lesson_);
    QCoreApplication::processEvents();
    QCOMPARE(tabs(), QStringLiteral("[Known] Guide Score"));
  }

  // Three tabs with their words, in the narrowest panel.
  void tabsFitANarrowPanel() {
    window_->resize(900, 600);
    Page* first = new Page(QStringLiteral("Suggerimento"), true);
    first->setParent(window_.get());
    panel().openPage(first);
    QCoreApplication::processEvents();
    QCOMPARE(panel().width(), 300);
    QCOMPARE(tabs(), QStringLiteral("[Suggerimento] Guide Score"));
    int right = 0;
    for (auto const* button : panel().findChildren<QAbstractButton*>())
      if (button->autoExclusive() && button->isVisible()) {
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        right = qMax(right, button->mapTo(&panel(), QPoint(button->width(), 0)).x());
      }
    QVERIFY2(right > 0 && right <= panel().width(), qPrintable(QString::number(right)));
  }
};

}  // namespace testPanelPages

QTEST_MAIN(testPanelPages::TestPanelPages)
#include "test_panel_pages.moc"
