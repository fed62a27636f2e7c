// The deals of a new match: those of a code that somebody has sent, where one is entered. It sets the game, the players and
// the options; who changes one of these afterwards plays other deals, and is told so.
#include <QBoxLayout>

#include "ui/drawing/window_scale.h"
#include "ui/first_page/code_row.h"
#include "ui/first_page/new_match_dialog.h"
#include "ui/score/commitment_line.h"
#include "ui/text/wording.h"
#include "ui/toolkit/heading.h"

namespace giaguaro {

void NewMatchDialog::buildCode(QBoxLayout* column) {
  code_ = new CodeRow(page());
  code_->hide();
  column->addWidget(code_);
  code_->setJudge([this](CodeRead const& read) { return toldOf(read); });
  connect(code_, &CodeRow::entered, this, &NewMatchDialog::takeCode);
  connect(code_, &CodeRow::told, this, &NewMatchDialog::showCommitment);
  connect(code_, &CodeRow::editorWanted, this, [this] { emit editorWanted(choice()); });
}

void NewMatchDialog::setCodeReader(CodeReader reader) {
  code_->setVisible(reader != nullptr);
  code_->setReader(std::move(reader));
  layPaper();
}

void NewMatchDialog::takeCode() {
  auto const code = code_->code();
  int const index = code ? indexOf(code->game) : -1;
  if (index < 0) return;
  keepSeats();
  MatchChoice choice;
  choice.game = code->game;
  choice.players = code->players;
  choice.options = code->options;
  GivenOptions const ofTable = tables_[static_cast<std::size_t>(index)].givenOfTable;
  remember(choice);
  tables_[static_cast<std::size_t>(index)].givenOfTable = ofTable;
  showGame(index);
}

// By the code of a match other cards are dealt than those that were promised.
void NewMatchDialog::showCommitment() {
  auto const code = code_->code();
  bool const others = code && code->state == CodeRead::State::match && isOfCode(*code, choice());
  commitment_->setCommitment(others ? QString() : promised_);
  layPaper();
}

bool NewMatchDialog::isOfCode(CodeRead const& read, MatchChoice const& choice) {
  return read.game == choice.game && read.players == choice.players && read.options == choice.options;
}

QString NewMatchDialog::toldOf(CodeRead const& read) const {
  int const index = indexOf(read.game);
  if (index < 0) return tr("The game of this code cannot be played here.");
  QString const game = said(games_[static_cast<std::size_t>(index)]->name);
  if (!isOfCode(read, choice()))
    return tr("The code is for %1 with %2 players and its own options: not what is chosen here now.")
        .arg(game)
        .arg(read.players);
  return read.state == CodeRead::State::hand ? tr("%1: the code gives the first hand.").arg(game)
                                             : tr("%1: the code gives all hands of the match.").arg(game);
}

}  // namespace giaguaro
