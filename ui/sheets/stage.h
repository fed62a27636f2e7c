// One widget fills it, and sheets may lie over that one, each as large as the stage.
#pragma once

#include <QWidget>

namespace giaguaro {

class Stage : public QWidget {
  Q_OBJECT

 public:
  explicit Stage(QWidget* parent) : QWidget(parent) {}

  // A child of the stage.
  void setGround(QWidget* ground);
  // Whether what lies at the bottom may be clicked and reached by keyboard.
  void setGroundEnabled(bool enabled) { ground_->setEnabled(enabled); }

  QSize minimumSizeHint() const override { return ground_ == nullptr ? QSize() : ground_->minimumSizeHint(); }
  QSize sizeHint() const override { return ground_ == nullptr ? QSize() : ground_->sizeHint(); }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void childEvent(QChildEvent* event) override;

 private:
  QWidget* ground_ = nullptr;
};

}  // namespace giaguaro
