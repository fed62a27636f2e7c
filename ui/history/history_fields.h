// A line to type into and a choice of one, drawn as the history's page draws its fields.
#pragma once

#include <QComboBox>
#include <QLineEdit>

#include "ui/theme.h"

class QPainter;

namespace giaguaro {

class HistoryEdit : public QLineEdit {
  Q_OBJECT

 public:
  explicit HistoryEdit(QWidget* parent);
  void setTheme(Theme const& theme);

 protected:
  Theme const& theme() const { return theme_; }
  virtual void paintGround(QPainter& painter) const;  // what lies under the words
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
};

// With the sign of a search; what is looked for is an active filter.
class HistorySearch : public HistoryEdit {
  Q_OBJECT

 public:
  explicit HistorySearch(QWidget* parent);

 protected:
  void paintGround(QPainter& painter) const override;
};

class HistoryCombo : public QComboBox {
  Q_OBJECT

 public:
  explicit HistoryCombo(QWidget* parent);
  void setTheme(Theme const& theme);
  // Whatever is chosen asks for something: no choice stands out by its edge.
  void setPlain() { isPlain_ = true; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Theme theme_;
  bool isPlain_ = false;
};

}  // namespace giaguaro
