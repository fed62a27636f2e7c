// Leads to the page on which a deal is put together by hand, keeps what lies there, one deal a game, and says what is to be
// played from it. What may not be done is refused, with what mends it; nothing else is changed by it.
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "app/desktop/deals/deal_valuing.h"
#include "core/match/drafted_deal.h"
#include "ui/choices/match_choice.h"
#include "ui/editor/card_writing.h"
#include "ui/editor/editor_scene.h"

namespace giaguaro {

class EditorPage;
class MainWindow;
class OptionsSheet;

class DealEditing : public QObject {
  Q_OBJECT

 public:
  // What it asks: what would be played next, what was last played of a game, and for numbers that nobody can guess.
  struct Sources {
    std::function<MatchChoice()> proposal;
    std::function<std::optional<MatchChoice>(GameInfo const&)> remembered;
    std::function<std::uint64_t()> seeds;
  };

  // Both outlive it; who thinks about what a deal is worth.
  DealEditing(MainWindow* window, Thinker* thinker, Sources sources);

  // Whoever hears that something is to be played closes it.
  // With the deal that lies there, if it is of that match: else of the one that would be played next.
  void open();
  void openFor(MatchChoice const& choice);
  void close();
  // What a deal is worth is being found.
  bool isValuing() const { return valuing_.isAsked(); }

 signals:
  void playWanted(giaguaro::MatchChoice const& choice);
  void pageWanted(QString const& page);  // ui/history/house_tabs.h

 private:
  using Refusal = DealDraft::Refusal;

  void makePage();
  void take(MatchChoice choice);
  void choose(int place);
  void give(Card card, std::size_t place);
  void takeBack(Card card);
  void write(QString const& text);
  CardWriting cardWriting() const;
  void mend();
  void dealRest();
  void enterCode(QString const& text);
  void takeGame(QString const& id);
  void takePlayers(int players);
  void takeViewer(Seat seat);
  void showOptions();
  void takeOption(int place, int value);
  void play();
  MatchChoice dealtAs(DealDraft const& deal) const;
  void refuse(Refusal why, Card card, std::size_t place);
  // Cards lie otherwise now; `writing`: by what is being written.
  void changed(bool writing = false);
  void show();
  std::vector<Person> peopleOf() const;
  Seat viewer() const;
  int changedSince() const;

  MainWindow* window_;
  Sources sources_;
  DealValuing valuing_;
  EditorPage* page_ = nullptr;            // made when first wanted
  OptionsSheet* optionsSheet_ = nullptr;  // likewise
  std::optional<MatchChoice> choice_;
  std::optional<DealDraft> draft_;
  std::map<std::string, DealDraft> kept_;  // of other games, by their ids
  std::size_t chosen_ = 0;
  std::optional<QString> written_;  // while it is more, or less, than the cards of the chosen place
  QStringList unread_;              // words of it that are no cards, or not yet
  std::size_t unreadAt_ = 0;        // the place that they were written for
  std::optional<EditorScene::Refused> refused_;
  std::optional<DealDraft> complete_;  // the last one, of which there is a code
  std::optional<QString> entered_;     // as a code, while it is none
  EditorScene::Code codeRead_ = EditorScene::Code::fine;
};

}  // namespace giaguaro
