// The help in a window of its own, beside the table, so that one can read while playing: at the left what
// there is, at the right the page, over both the search. What the words of the game mean is a link away, and
// Alt+Left leads back.
//
// It follows the language while it is open (QEvent::LanguageChange), the theme and the match by its setters.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/help/help_library.h"
#include "ui/help/spoken_text.h"
#include "ui/theme.h"

class QAction;
class QLabel;
class QLineEdit;

namespace giaguaro {

class CardArt;
class Glyphs;
class HelpContents;
class HelpView;
class PaperButton;

class HelpWindow : public QWidget {
  Q_OBJECT

 public:
  // Both outlive it: the pictures of cards, and the games whose rules it has.
  HelpWindow(CardArt* art, std::vector<GameInfo const*> const& games);
  ~HelpWindow() override;

  void setTheme(Theme const& theme);
  // Null: none is played.
  void setMatch(GameInfo const* game, Options const& options);
  // Those of the other windows; its own come last.
  void setKeys(std::vector<KeyGroup> const& keys);

  void showRules(GameInfo const* game, RulesPage page);
  void showTable(TablePage page);
  void showGlossary();
  void showWord(QString const& id);  // of the glossary
  void showKeys();
  void showFairness();
  void showSeal();  // how the cards are fixed before the first deal

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Place {
    int book = -1;
    int page = 0;
    QString anchor{};
    int scroll = 0;
  };
  struct Hit {
    int page = 0;
    SpokenText::Place place{};
  };

  void makeActions();
  void makeBar();
  void retranslate();
  void open(int book, int page, QString const& anchor = {});
  // The same, and Back leads here again.
  void go(int book, int page, QString const& anchor = {});
  void showPage(int page);
  void present();
  void reread();
  void follow(QString const& link);
  void goBack();
  void noteScroll();

  void search();
  void readBook();
  void goTo(int hit);
  void step(int by);
  void markHits();
  void tellFound();

  HelpLibrary library_;
  Theme theme_;
  std::vector<KeyGroup> outerKeys_;
  Glyphs* glyphs_;
  HelpContents* contents_;
  QBoxLayout* beside_ = nullptr;  // the room that it stands in
  HelpView* view_;
  QWidget* bar_;
  PaperButton* back_ = nullptr;
  QLineEdit* field_ = nullptr;
  QLabel* found_ = nullptr;
  PaperButton* previous_ = nullptr;
  PaperButton* next_ = nullptr;
  QAction* find_ = nullptr;
  QAction* findNext_ = nullptr;
  QAction* findPrevious_ = nullptr;
  QAction* goBack_ = nullptr;
  QAction* close_ = nullptr;

  Place at_;
  std::vector<Place> before_;       // where something else was opened
  std::vector<SpokenText> spoken_;  // of each page of the book, once it has been searched
  std::vector<Hit> hits_;
  int hit_ = -1;
};

}  // namespace giaguaro
