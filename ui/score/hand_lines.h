// The sheet of one hand within the score sheet: who made what, how the points came together, what that is
// worth.
#pragma once

#include <QWidget>

#include "core/rules/result.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QBoxLayout;

namespace giaguaro {

class HandLines : public QWidget {
  Q_OBJECT

 public:
  HandLines(Result const& result, Wording const& wording, Theme const& theme, QWidget* parent);

 private:
  void addColumn(QBoxLayout* row, std::vector<Message> const& messages, int marked, Wording const& wording,
                 Theme const& theme);
};

}  // namespace giaguaro
