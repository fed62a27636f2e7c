// What a word means, in a bubble of paper beside it: the entry of the glossary, its card where it has one, and the way to its
// page. Escape closes it, and so does a click elsewhere, the next word, or whatever takes the word away; who came to the
// word by keys has the keyboard in the bubble, and then at the word again. It lies in the window, where it covers nothing
// that is kept clear.
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

#include "core/cards/deck.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class QuietButton;
class RichText;

class TermBubble : public QWidget {
  Q_OBJECT

 public:
  struct Entry {
    QString link;  // by which the word was followed
    QString term;
    QString meaning;  // plain
    Card card = noCard;
    Deck const* cardOf = nullptr;  // null: no card; else where the card is none, a back
  };
  // Where the word stands, what it had better not leave (the page that the word is on), and what is not to be covered, in
  // the parent's coordinates.
  struct Place {
    QRect word;
    QRect page;
    std::vector<QRect> kept;
  };

  TermBubble(Glyphs* glyphs, QWidget* parent);
  ~TermBubble() override;

  void setTheme(Theme const& theme);
  // `from`: the text that the word stands in.
  void explain(Entry const& entry, RichText* from, Place const& place);
  // Where the word is no longer there.
  void follow();
  Entry const& entry() const { return entry_; }
  // Of the paper, in the parent's coordinates.
  QRect box() const { return box_.translated(pos()); }

 signals:
  void pageWanted(QString const& link);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void close();
  int heightFor(int width) const;
  QRect seek(Place const& place) const;
  void lay();
  int textLeft() const;

  Glyphs* glyphs_;
  Theme theme_;
  Entry entry_;
  QPointer<RichText> from_;
  QRect box_;  // of the paper, and of the word, in its own coordinates
  QRect word_;
  RichText* text_;
  QuietButton* page_;
};

}  // namespace giaguaro
