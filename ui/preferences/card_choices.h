// How the cards look, in the preferences: a preview of them, the decks to play with, their backs, colours,
// indices and letters. The decks that are installed on this computer are looked for when it is first
// shown; those that cannot be used are named.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/cards/deck_style.h"
#include "ui/cards/installed_deck.h"
#include "ui/theme.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class CardArt;
class CardPreview;
class ChoiceRow;
class DeckLibrary;
class DeckRow;
class PaperGroup;

class CardChoices : public QWidget {
  Q_OBJECT

 public:
  CardChoices(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme);
  void retranslate();
  // Sends nothing.
  void setValues(DeckStyle const& style);
  DeckStyle style() const;
  std::vector<ChoiceRow*> const& rows() const { return rows_; }
  // As Tab goes through them.
  std::vector<QWidget*> fields() const;

 signals:
  void changed();        // by the user
  void fieldsChanged();  // decks were found: there is more to go through, and it takes more room

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  ChoiceRow* add(char const* name, int count);
  void showFaults();
  void shareWidth();
  void nameDecks();

  struct Unusable {
    DeckFault fault;
    QString name;
  };

  QVBoxLayout* column_;
  CardPreview* preview_;
  PaperGroup* looks_;  // how they are printed
  DeckRow* fiftyTwo_;
  DeckRow* forty_;
  QLabel* faults_;
  std::vector<Unusable> unusable_;
  DeckLibrary* library_;
  std::vector<ChoiceRow*> rows_;
  ChoiceRow* back_;
  ChoiceRow* colours_;
  ChoiceRow* indices_;
  ChoiceRow* letters_;
};

}  // namespace giaguaro
