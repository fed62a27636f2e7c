// The page on which a deal is put together by hand: the tray with the deck's cards, the places that they go to, the cards
// of the chosen place as text, and the code of the deal once it is complete. It covers the window under the menus; Escape
// drops what was refused, then leads back to the table, which waits as it was.
//
// It shows an EditorScene and says what is wanted; it changes nothing by itself.
#pragma once

#include <array>
#include <vector>

#include "ui/editor/editor_scene.h"
#include "ui/sheets/sheet.h"

class QComboBox;
class QLabel;

namespace giaguaro {

class CardTray;
class DraggedCard;
class EditorBody;
class Glyphs;
class HistoryBar;
class HistoryKeys;
class PaperButton;
class PlaceRow;
class RefusalRow;
class SuitLetters;
class WordField;

class EditorPage : public Sheet {
  Q_OBJECT

 public:
  // The games outlive it; at least one.
  EditorPage(std::vector<GameInfo const*> games, Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;
  void setScene(EditorScene const& scene);
  EditorScene const* scene() const { return scene_ ? &*scene_ : nullptr; }

 signals:
  void placeChosen(int place);
  void cardWanted(Card card);  // by the chosen place
  void cardWantedAt(Card card, int place);
  void cardTakenBack(Card card);
  void textTyped(QString const& text);  // the cards of the chosen place
  void mendWanted();
  void refusalDropped();
  void restWanted();  // the rest is to be dealt at random
  void clearWanted();
  void codeTyped(QString const& text);
  void gameWanted(QString const& id);
  void playersWanted(int players);
  void dealerWanted(Seat seat);
  void viewerWanted(Seat seat);
  void optionsWanted();  // of the game, to be set
  void valueWanted();    // of the position, which is complete
  void playWanted();
  void closed();
  void pageWanted(QString const& page);  // of what the house remembers (ui/history/house_tabs.h)

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeFields();
  void connectParts();
  void retranslate();
  void arrangeAll();
  std::array<int, 5> fieldWidths(int each) const;
  int arrangeHead(int left, int wide);
  void arrangeFoot(int left, int wide, int top, int textHigh, int codeHigh);
  void makeRows();
  void orderFocus();
  void showFields();
  void showText();
  void showCode();
  void showKeys();
  void carry(Card card, QPoint const& at);
  void drop(Card card, QPoint const& at);

  std::vector<GameInfo const*> games_;
  Glyphs* glyphs_;
  std::optional<EditorScene> scene_;
  bool filling_ = false;  // fields are set, not changed by somebody

  HistoryBar* bar_;
  EditorBody* body_;
  HistoryKeys* keys_;
  QLabel* title_;
  QLabel* subtitle_;
  struct Field {
    QLabel* label;
    QComboBox* box;
  };
  std::vector<Field> fields_;  // game, players, who deals, whose seat is the person's
  QLabel* optionsLabel_;
  PaperButton* options_;
  CardTray* tray_;
  std::vector<PlaceRow*> rows_;
  QLabel* textLabel_;
  SuitLetters* suits_;
  WordField* text_;
  RefusalRow* refusal_;
  QLabel* letters_;  // in its place while nothing is refused
  QLabel* codeLabel_;
  WordField* code_;
  QLabel* codeWords_;
  PaperButton* rest_;
  PaperButton* clear_;
  PaperButton* value_;
  QLabel* valueWords_;
  PaperButton* play_;
  QLabel* playWords_;
  DraggedCard* dragged_;
};

}  // namespace giaguaro
