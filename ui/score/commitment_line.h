// A quiet line about the cards of a match, that they were fixed before the first deal: and when the
// match is over whether it was kept (core/match/commitment.h). A button copies the whole of it, and what to hash once
// that is told; another leads to the page of the help that says how to check it. Hidden where nothing was promised.
#pragma once

#include <QString>
#include <QWidget>
#include <optional>

#include "ui/scene/promise_scene.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class QuietButton;

class CommitmentLine : public QWidget {
  Q_OBJECT

 public:
  explicit CommitmentLine(QWidget* parent);

  void setTheme(Theme const& theme);
  // Of a match that is played, or is over.
  void setPromise(std::optional<PromiseScene> const& promise);
  // Of one that is still to be dealt; empty: there is none.
  void setCommitment(QString const& commitment);

  QString copied() const;  // what is copied
  QList<QWidget*> fields() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void follow(std::optional<PromiseScene> const& promise, bool dealt);
  void write();
  QString words() const;
  void copy();

  std::optional<PromiseScene> promise_{};
  bool dealt_ = false;
  QLabel* words_;
  QuietButton* copy_;
  QuietButton* how_;
};

}  // namespace giaguaro
