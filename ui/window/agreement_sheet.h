// Asks several people at one screen whether all of them want something: it is done once each has said yes.
#pragma once

#include <vector>

#include "ui/panels/sheet.h"
#include "ui/table/table_scene.h"

class QLabel;
class QVBoxLayout;

namespace giaguaro {

class PaperButton;

class AgreementSheet : public Sheet {
  Q_OBJECT

 public:
  explicit AgreementSheet(QWidget* parent);

  void setTheme(Theme const& theme) override;
  // `deed` is the name of what they are to agree on, and stands on the button.
  void ask(QString const& deed, std::vector<Person> const& people);
  void focusFirst();

 signals:
  void agreed();
  void givenUp();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void allowDeed();

  QLabel* title_;
  QLabel* words_;
  QVBoxLayout* column_;
  std::vector<PaperButton*> yes_;
  PaperButton* deed_;
  PaperButton* cancel_;
};

}  // namespace giaguaro
