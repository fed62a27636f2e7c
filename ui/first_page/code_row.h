// The field of a new match for the code of deals that somebody has sent (core/match/deal_code.h). What it says is read as it
// is typed, by whoever knows codes, and told under the field: what it is of, or why it is none.
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <optional>

#include "core/rules/options.h"
#include "ui/theme.h"

class QLabel;
class QLineEdit;

namespace giaguaro {

class PaperButton;

// What a text is a code of.
struct CodeRead {
  enum class State : std::uint8_t { unfinished, character, lastMissing, wrong, later, hand, match };

  State state = State::unfinished;
  QString code{};  // as it is written
  QString game{};  // its id
  int players = 0;
  Options options{};

  bool isCode() const { return state == State::hand || state == State::match; }
};
using CodeReader = std::function<CodeRead(QString const& text)>;

class CodeRow : public QWidget {
  Q_OBJECT

 public:
  explicit CodeRow(QWidget* parent);

  void setTheme(Theme const& theme);
  void retranslate();
  void setReader(CodeReader reader) { reader_ = std::move(reader); }
  // What is told of a code: the name of its game, or that what is chosen above is another.
  using Judge = std::function<QString(CodeRead const& read)>;
  void setJudge(Judge judge) { judge_ = std::move(judge); }
  // Nothing: there is none, or it is wrong.
  std::optional<CodeRead> code() const;
  void tell();  // once more: what is chosen has changed
  // Something stands there by which nothing can be dealt.
  bool isWrong() const { return read_ && !read_->isCode(); }
  // That is why nothing was dealt: it is told, and the focus goes there.
  void refuse();
  QWidget* field() const;
  QWidget* button() const;  // that leads to a deal of one's own

 signals:
  void entered();  // a code that is right, or no more
  void told();     // its words may take another height
  void editorWanted();

 private:
  void read();
  QString words() const;

  CodeReader reader_;
  Judge judge_;
  std::optional<CodeRead> read_{};
  bool refused_ = false;  // since it was changed the last time
  Theme theme_;
  QLabel* label_;
  QLineEdit* field_;
  QLabel* words_;
  PaperButton* editor_;
};

}  // namespace giaguaro
