#include "ui/score/hand_lines.h"

#include <QBoxLayout>
#include <QLabel>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/score/hand_row.h"
#include "ui/score/sheet_line.h"

namespace giaguaro {

HandLines::HandLines(Result const& result, Wording const& wording, Theme const& theme, QWidget* parent)
    : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(HandColumns::margin + HandColumns::chevron - scaled(2), scaled(6), 0,
                             scaled(12));
  column->setSpacing(scaled(2));
  auto const say = [&](Message const& message, double size, bool bold, QColor const& ink) {
    if (message.empty()) return;
    auto* label = new QLabel(wording.say(message), this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setTypeface(label, size, bold);
    label->setContentsMargins(scaledMargins(10, 0, 10, 0));  // as the lines have them
    setInk(label, ink);
    column->addWidget(label);
  };
  say(result.title, 15, true, theme.onpanel);
  say(result.subtitle, 13, false, theme.onpanel2);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(scaledMargins(0, 6, 0, 0));
  row->setSpacing(scaled(24));
  addColumn(row, result.counting, result.countLine, wording, theme);
  addColumn(row, result.price, result.valueLine, wording, theme);
  if (row->isEmpty())
    delete row;
  else
    column->addLayout(row);
}

void HandLines::addColumn(QBoxLayout* row, std::vector<Message> const& messages, int marked,
                          Wording const& wording, Theme const& theme) {
  if (messages.empty()) return;
  auto* lines = new QVBoxLayout;
  lines->setSpacing(scaled(1));
  row->addLayout(lines, 1);
  for (int i = 0; i < static_cast<int>(messages.size()); ++i) {
    Message const& message = messages[static_cast<std::size_t>(i)];
    if (message.empty()) continue;
    auto* line = new SheetLine(this);
    line->setTheme(theme);
    line->setSentence(wording.say(message), i == marked);
    lines->addWidget(line);
  }
  lines->addStretch(1);
}

}  // namespace giaguaro
