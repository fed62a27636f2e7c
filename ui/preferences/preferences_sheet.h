// The preferences, on a sheet over the window, in sections of which one is open: language, how cards are clicked, how much
// the guide says, sound; the table's theme, how large cards are and how they move; how they look; paces. Every change is sent at once,
// so that it is seen behind the sheet; there is nothing to confirm. Escape or its button closes it.
//
// It shows a Settings value and sends another one; whoever hears `changed` applies and keeps it. The language
// is spoken at once by whoever hears `languageWanted`.
#pragma once

#include <utility>
#include <vector>

#include "ui/choices/settings.h"
#include "ui/sheets/sheet.h"

class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace giaguaro {

class CardArt;
class CardChoices;
class ChoiceRow;
class PaperButton;
class PaperGroup;
class SectionList;
class SliderRow;
class ThemeButton;

class PreferencesSheet : public Sheet {
  Q_OBJECT

 public:
  PreferencesSheet(CardArt* art, QWidget* parent);

  void setTheme(Theme const& theme) override;
  // Sends nothing.
  void setSettings(Settings const& settings);
  Settings const& settings() const { return settings_; }
  // Whether there is anything that could make a sound; without it nothing is said of sounds.
  void setSoundOffered(bool offered);
  void focusFirst() override;

 signals:
  void changed(giaguaro::Settings const& settings);
  void languageWanted(QString const& code);
  void closed();

 protected:
  void changeEvent(QEvent* event) override;
  void arrange(int paperWidth) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Section {
    QWidget* box;
    QVBoxLayout* groups;
  };

  Section makeSection();
  PaperGroup* addGroup(Section const& section);
  ChoiceRow* addChoice(PaperGroup* group, char const* name, int count);
  SliderRow* addSlider(PaperGroup* group, char const* name, int most);
  void buildSections();
  void buildGeneral();
  void buildTable();
  void buildCards();
  void buildPaces();
  void buildFoot();
  void connectRows();
  void orderFocus();
  void openSection(int section);
  void fill(Settings const& settings);
  void read();
  void send();
  void retranslate();
  void retranslateRows();

  CardArt* art_;
  Settings settings_;
  QLabel* title_;
  SectionList* list_;
  QVBoxLayout* pane_;  // the section that is open
  std::vector<Section> sections_;
  std::vector<PaperGroup*> groups_;
  std::vector<ChoiceRow*> choices_;
  std::vector<SliderRow*> sliders_;
  ChoiceRow* language_ = nullptr;
  ChoiceRow* clicks_ = nullptr;
  ChoiceRow* guide_ = nullptr;
  PaperGroup* atTable_ = nullptr;
  PaperGroup* sounds_ = nullptr;
  PaperGroup* themeGroupPaper_ = nullptr;
  PaperGroup* onTable_ = nullptr;
  PaperGroup* playing_ = nullptr;
  PaperGroup* watching_ = nullptr;
  QButtonGroup* themeGroup_ = nullptr;
  std::vector<ThemeButton*> themes_;
  ChoiceRow* cardSize_ = nullptr;
  CardChoices* cards_ = nullptr;
  SliderRow* thinking_ = nullptr;
  ChoiceRow* trickUntil_ = nullptr;
  SliderRow* trickRest_ = nullptr;
  SliderRow* resultRest_ = nullptr;
  ChoiceRow* motion_ = nullptr;
  ChoiceRow* sound_ = nullptr;
  SliderRow* volume_ = nullptr;
  PaperButton* defaults_ = nullptr;
  PaperButton* close_ = nullptr;
};

}  // namespace giaguaro
