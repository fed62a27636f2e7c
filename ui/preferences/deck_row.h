// A deck of cards to be chosen: a tile for each, with two of its cards and its name, as many beside each
// other as there is room for. Without a second deck there is nothing to choose, and nothing is shown. By Tab
// one comes to the chosen one, the arrows go on from there and choose at once.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/cards/deck_library.h"
#include "ui/theme.h"

class QButtonGroup;
class QGridLayout;
class QLabel;

namespace giaguaro {

class DeckTile;

class DeckRow : public QWidget {
  Q_OBJECT

 public:
  // The tiles are called after the row: `name`_ and the deck's id.
  DeckRow(QString const& name, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTexts(QString const& label, QString const& own);
  void add(DeckOffer const& offer);
  // Whether there is anything to choose.
  bool offersAny() const { return !tiles_.empty(); }
  QString value() const { return value_; }
  // Sends nothing. A deck that is not there stays chosen, and may still come.
  void setValue(QString const& id);
  std::vector<QWidget*> fields() const;

 signals:
  void changed();  // by the user

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addTile(DeckOffer const& offer);
  void nameTile(DeckTile& tile) const;
  void placeTiles();
  void check();

  QLabel* label_;
  QGridLayout* grid_;
  QButtonGroup* group_;
  std::vector<DeckTile*> tiles_;
  Theme theme_;
  std::optional<DeckOffer> first_;  // until there is a second one
  QString own_;
  QString value_;
  int perRow_ = 0;
};

}  // namespace giaguaro
