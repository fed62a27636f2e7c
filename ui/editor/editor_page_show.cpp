// What the page of the deal editor says, and where its parts stand.
#include <QComboBox>
#include <QLabel>
#include <algorithm>
#include <numeric>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/editor/card_tray.h"
#include "ui/editor/editor_body.h"
#include "ui/editor/editor_page.h"
#include "ui/editor/editor_words.h"
#include "ui/editor/place_row.h"
#include "ui/editor/refusal_row.h"
#include "ui/editor/suit_letters.h"
#include "ui/editor/word_field.h"
#include "ui/history/history_bar.h"
#include "ui/options/game_options.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr Length editorMargin{32};
constexpr Length lowBody{600};
constexpr int fieldWide = 132;
constexpr double buttonText = 14;
constexpr double leastButtonText = 11;  // where words are long
constexpr double fieldText = 14;
constexpr double wordsText = 13;  // under the buttons

}  // namespace

void EditorPage::retranslate() {
  title_->setText(tr("A deal by hand"));
  fields_[0].label->setText(tr("Game"));
  fields_[1].label->setText(tr("Players"));
  fields_[2].label->setText(tr("Dealer"));
  fields_[3].label->setText(tr("Your seat"));
  for (Field const& field : fields_) field.box->setAccessibleName(field.label->text());
  optionsLabel_->setText(tr("Options"));
  codeLabel_->setText(tr("Code of the deal"));
  code_->setAccessibleName(codeLabel_->text());
  rest_->setText(tr("Deal the rest"));
  clear_->setText(tr("Clear"));
  value_->setText(tr("Value of the deal"));
  play_->setText(tr("Play from here"));
  if (!scene_) return;
  setScene(EditorScene(*scene_));
  arrangeAll();
}

void EditorPage::showFields() {
  filling_ = true;
  DealDraft const& draft = scene_->draft;
  int const free = draft.free().size();
  int const all = draft.game().deck->cards().size();
  subtitle_->setText(free == 0 ? tr("%1, all %2 cards placed").arg(said(draft.game().name)).arg(all)
                               : tr("%1, %2 cards: %3 placed, %4 left")
                                     .arg(said(draft.game().name))
                                     .arg(all)
                                     .arg(all - free)
                                     .arg(free));
  auto const fill = [this](std::size_t at, QStringList const& items, int current) {
    QComboBox* const box = fields_[at].box;
    box->clear();
    box->addItems(items);
    box->setCurrentIndex(current);
  };
  QStringList games;
  for (GameInfo const* game : games_) games += said(game->name);
  fill(0, games, static_cast<int>(std::ranges::find(games_, &draft.game()) - games_.begin()));
  QStringList counts;
  std::vector<int> const players = draft.game().allCounts();
  for (int const count : players) counts += QString::number(count);
  fill(1, counts, static_cast<int>(std::ranges::find(players, draft.players()) - players.begin()));
  for (std::size_t i = 0; i < players.size(); ++i)
    fields_[1].box->setItemData(static_cast<int>(i), players[i]);
  QStringList names;
  for (Person const& person : scene_->people) names += person.name;
  fill(2, names, draft.dealer());
  fill(3, names, scene_->viewer);
  auto const given = givenIn(draft.game(), draft.options());
  auto const set = std::ranges::count_if(given, [](auto const& value) { return value.has_value(); });
  options_->setText(set == 0 ? tr("as usual", "options")
                             : tr("%n changed", "options", static_cast<int>(set)));
  options_->setAccessibleName(optionsLabel_->text() + QStringLiteral(": ") + options_->text());
  filling_ = false;
}

void EditorPage::showText() {
  QString const label = tr("%1: the cards as text").arg(editorWords::place(*scene_, scene_->chosen));
  textLabel_->setText(label);
  suits_->setDeck(*scene_->draft.game().deck, editorWords::writingOf(*scene_));
  text_->setAccessibleName(label);
  if (text_->text() != scene_->text) text_->setText(scene_->text);
  auto const& refused = scene_->refused;
  bool const written = refused && !refused->word.isEmpty();
  text_->setRefused(written ? refused->start : 0, written ? static_cast<int>(refused->word.size()) : 0);
  text_->setAccessibleDescription(refused ? editorWords::refusal(*scene_) : QString());
  refusal_->setScene(*scene_);
  //: how a card is written; %1 is "H cups, D coins, S swords, C batons"
  letters_->setText(tr("Rank, then suit: %1").arg(editorWords::letters(*scene_)));
  letters_->setVisible(!refused);
}

void EditorPage::showCode() {
  using Code = EditorScene::Code;
  DealDraft const& draft = scene_->draft;
  int const all = draft.game().deck->cards().size();
  if (code_->text() != scene_->code) code_->setText(scene_->code);
  code_->setCursorPosition(code_->hasFocus() ? code_->cursorPosition() : 0);
  bool const fine = scene_->codeRead == Code::fine;
  code_->setChecked(fine);
  code_->setWrong(scene_->codeRead == Code::wrong || scene_->codeRead == Code::lastMissing ||
                  scene_->codeRead == Code::later || scene_->codeRead == Code::match);
  QString words;
  switch (scene_->codeRead) {
    case Code::fine:
      words = scene_->code.isEmpty()      ? tr("It appears when all %1 are placed.").arg(all)
              : scene_->changedSince == 0 ? tr("The check digit is right.")
                                          : tr("Changed since: %n card(s).", "", scene_->changedSince);
      break;
    case Code::unfinished: words = tr("It is not complete yet."); break;
    case Code::lastMissing: words = tr("The last letter is missing."); break;
    case Code::wrong: words = tr("A letter is wrong or missing."); break;
    case Code::later: words = tr("This code is of a later version of the program."); break;
    case Code::match: words = tr("This is the code of a whole match: enter it in a new match."); break;
  }
  codeWords_->setText(words);
  code_->setAccessibleDescription(words);
  int const free = draft.free().size();
  rest_->setEnabled(free > 0);
  clear_->setEnabled(free < all);
  playWords_->setText(free == 0 ? QString() : tr("%n card(s) left: dealt at random", "", free));
  play_->setAccessibleDescription(playWords_->text());
  value_->setEnabled(free == 0 && !scene_->isVoid);
  value_->setMark(glyphs_, value_->isEnabled() ? QStringLiteral("score") : QStringLiteral("lock"));
  valueWords_->setText(scene_->isVoid ? tr("such a hand is void")
                       : free == 0    ? QString()
                                      : tr("when all %1 are placed").arg(all));
  value_->setAccessibleDescription(valueWords_->text());
  arrangeAll();  // words take the room that they need
}

void EditorPage::showKeys() {
  QString const who = editorWords::place(*scene_, scene_->chosen);
  int const places = static_cast<int>(scene_->draft.places().size());
  keys_->setWords(
      // What was refused stands beside the text.
      scene_->refused && scene_->refused->why == DealDraft::Refusal::unknown
          ? tr("What is underlined is not a card; it stays until you correct it. Escape discards it.")
      : scene_->refused ? tr("Enter corrects what was refused, Escape drops it.")
      : scene_->draft.isComplete()
          ? tr("All cards are placed: Ctrl+Enter plays from here, Delete takes a card back.")
          : tr("The next card goes to: %1. On a card of the tray: Enter gives it there, 1 to %2 to the place "
               "of that number, Delete takes it back. Ctrl+Enter plays.")
                .arg(who)
                .arg(std::min(places, 9)));
}

// All as wide as this; but what is longer takes what others do not need.
std::array<int, 5> EditorPage::fieldWidths(int each) const {
  constexpr int beside = 46;  // of the words in a field, with its arrow
  std::array<int, 5> widths{};
  for (std::size_t i = 0; i < fields_.size(); ++i)
    widths[i] = std::max(textWidth(fields_[i].label->text(), wordsText),
                         textWidth(fields_[i].box->currentText(), fieldText) + measure(beside));
  widths.back() = std::max(textWidth(optionsLabel_->text(), wordsText),
                           options_->sizeHint().width() - 2 * PaperButton::ring);
  int const spare = 5 * each - std::accumulate(widths.begin(), widths.end(), 0);
  bool const equal = std::ranges::all_of(widths, [each](int width) { return width <= each; });
  for (int& width : widths) width = equal ? each : width + std::max(0, spare / 5);
  return widths;
}

int EditorPage::arrangeHead(int left, int wide) {
  bool const low = body_->height() < lowBody;
  int const top = measure(low ? 6 : 14);
  int const gap = 10;
  int const fieldHigh = measure(32);
  int const labelHigh = measure(18);
  constexpr int fields = 5;  // with the options
  int const room = (wide - (fields - 1) * gap) * (wide < 1000 ? 66 : 58) / 100;
  int const each = std::min(measure(fieldWide) + scaled(20), room / fields);
  std::array<int, fields> const widths = fieldWidths(each);
  int x = left + wide - std::accumulate(widths.begin(), widths.end(), (fields - 1) * gap);
  int const words = x - left - scaled(14);
  double size = low ? 20 : 25;
  while (size > 15 && titleWidth(title_->text(), size) > words) size -= 1;
  setTitleface(title_, size);
  int const titleHigh = title_->sizeHint().height();
  title_->setGeometry(left, top, words, titleHigh);
  setTypefaceFor(subtitle_, {subtitle_->text()}, words, 14);
  subtitle_->setGeometry(left, top + titleHigh, words, subtitle_->sizeHint().height());
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    fields_[i].label->setGeometry(x, top, widths[i], labelHigh);
    fields_[i].box->setGeometry(x, top + labelHigh, widths[i], fieldHigh);
    x += widths[i] + gap;
  }
  optionsLabel_->setGeometry(x, top, widths.back(), labelHigh);
  // Its ring stands out of the column.
  int const ring = PaperButton::ring;
  options_->setGeometry(x - ring, top + labelHigh - ring, widths.back() + 2 * ring, fieldHigh + 2 * ring);
  return top + std::max(titleHigh + subtitle_->height(), labelHigh + fieldHigh) + measure(low ? 6 : 12);
}

void EditorPage::arrangeAll() {
  if (!scene_ || rows_.empty()) return;
  bool const low = body_->height() < lowBody;
  bool const narrow = body_->width() < 1100;
  int const left = narrow ? editorMargin / 2 : editorMargin;
  int const wide = body_->width() - 2 * left;
  int const top = arrangeHead(left, wide);
  int const textHigh = measure(low ? 58 : 70);
  int const codeHigh = measure(low ? 70 : 82);
  int const gap = low ? 6 : 12;
  int const bottom = body_->height() - codeHigh - textHigh - 2 * gap;
  // The tray as wide as its cards fill its height, as far as the places beside it have their room.
  bool const manyEach = scene_->draft.places().front().room > 12;
  int const least = (wide - 16) * (manyEach ? 42 : 46) / 100;
  int const half = std::clamp(tray_->widthFor(bottom - top), least, (wide - 16) * (manyEach ? 44 : 50) / 100);
  tray_->setGeometry(left, top, half, bottom - top);
  int const rows = static_cast<int>(rows_.size());
  int const between = low ? 4 : 7;
  int const rowHigh = std::min(measure(260), (bottom - top - (rows - 1) * between) / rows);
  for (int i = 0; i < rows; ++i)
    rows_[static_cast<std::size_t>(i)]->setGeometry(left + half + scaled(16), top + i * (rowHigh + between),
                                                    wide - half - scaled(16), rowHigh);
  arrangeFoot(left, wide, bottom + gap, textHigh, codeHigh);
}

// Two fields under each other, each with what belongs to it at its right.
void EditorPage::arrangeFoot(int left, int wide, int top, int textHigh, int codeHigh) {
  bool const low = body_->height() < lowBody;
  int const labelHigh = measure(18);
  int const fieldHigh = measure(low ? 30 : 36);
  int const textWide = wide * (wide < measure(1000) ? 34 : 38) / 100;
  int const textTop = top + (textHigh - labelHigh - fieldHigh) / 2;
  int const suitsWide = suits_->sizeHint().width();
  suits_->setGeometry(left + textWide - suitsWide, textTop - scaled(3), suitsWide, labelHigh + scaled(2));
  textLabel_->setGeometry(left, textTop, textWide - suitsWide - scaled(8), labelHigh);
  text_->setGeometry(left, textTop + labelHigh, textWide, fieldHigh);
  // On one line with the field.
  int const about = top + textHigh - (textTop + labelHigh + fieldHigh / 2) - scaled(3);
  refusal_->setGeometry(left + textWide + scaled(16), textTop + labelHigh + fieldHigh / 2 - about,
                        wide - textWide - scaled(16), 2 * about);
  letters_->setGeometry(left + textWide + scaled(16), textTop + labelHigh, wide - textWide - scaled(16),
                        fieldHigh);

  int const codeTop = top + textHigh + (low ? 4 : 8);
  int const buttonsGap = scaled(10);
  int const leastCode = measure(150);
  int buttonsWide = 0;
  for (double size = buttonText; size >= leastButtonText; size -= 0.5) {
    buttonsWide = scaled(24);
    for (PaperButton* button : {rest_, clear_, value_, play_}) {
      button->setTextSize(size);
      buttonsWide += button->sizeHint().width() + buttonsGap;
    }
    if (wide - buttonsWide >= leastCode) break;
  }
  // As wide as the field over it, where the buttons leave it so much.
  int const codeWide = std::clamp(wide - buttonsWide, leastCode, std::max(leastCode, textWide));
  codeLabel_->setGeometry(left, codeTop, codeWide, labelHigh);
  code_->setGeometry(left, codeTop + labelHigh, codeWide, fieldHigh);
  QString const whole =
      tr("Paste a code, or place all %1 cards").arg(scene_->draft.game().deck->cards().size());
  bool const fits = code_->fontMetrics().horizontalAdvance(whole) <= codeWide - measure(30);
  code_->setPlaceholderText(fits ? whole : tr("Paste a code"));
  int const wordsTop = codeTop + labelHigh + fieldHigh;
  int const buttonHigh = fieldHigh + scaled(8);  // with the room for its ring
  int x = left + codeWide + scaled(24);
  for (PaperButton* button : {rest_, clear_, value_}) {
    int const size = button->sizeHint().width();
    button->setGeometry(x, codeTop + labelHigh - scaled(4), size, buttonHigh);
    x += size + buttonsGap;
  }
  int const playWide = std::max(play_->sizeHint().width(), std::min(measure(200), left + wide - x));
  // Its ring stands out of the column.
  play_->setGeometry(left + wide - playWide + PaperButton::ring, codeTop + labelHigh - scaled(4), playWide,
                     buttonHigh);
  playWords_->setGeometry(x, wordsTop, left + wide - x, labelHigh);
  // Words may be longer than what they stand under: each has the room that the next ones leave it.
  int const playFrom = left + wide - textWidth(playWords_->text(), wordsText) - scaled(14);
  int const valueWide = valueWords_->sizeHint().width();
  int const valueLeft = std::min(value_->x() + PaperButton::ring, playFrom - valueWide);
  valueWords_->setGeometry(valueLeft, wordsTop, valueWide, labelHigh);
  codeWords_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  codeWords_->setGeometry(left, wordsTop, std::max(codeWide, valueLeft - scaled(14) - left),
                          std::max(labelHigh, top + textHigh + codeHigh - wordsTop - scaled(4)));
}

}  // namespace giaguaro
