// One of the two in a hand, where they parted: what was done, as a whole card, by whom, what was expected of it, and how
// the hand ended then. The worse of the two is framed in red, the better one in green.
#pragma once

#include <QWidget>
#include <optional>

#include "core/review/mark.h"
#include "ui/duplicate/duplicate_words.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class DuplicatePlate : public QWidget {
  Q_OBJECT

 public:
  enum class Standing : std::uint8_t { even, better, worse };
  struct Content {
    int avatar = 0;  // 0: a computer player
    QString who{};
    Deed deed{};
    bool parted = false;  // else there is nothing that was done otherwise, and the end alone is told
    QString expected{};   // a figure; empty: not known
    QString end{};
    QString score{};
    Standing standing = Standing::even;
    std::optional<Mark> mark{};  // of the choice, where what was expected and how it ended say the same
  };

  DuplicatePlate(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setContent(Content const& content, DuplicateWords const& words);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintDeed(QPainter& painter, QRectF const& box) const;
  void paintWho(QPainter& painter, QRectF const& box) const;
  void paintEndGround(QPainter& painter, QRectF const& box, double from) const;
  void paintEnd(QPainter& painter, QRectF const& box) const;

  Glyphs* glyphs_;
  Theme theme_;
  Content content_;
  DuplicateWords words_;
};

}  // namespace giaguaro
