#include "ui/help/about_sheet.h"

#include <QDate>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/drawing/emblem.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/help/help_parser.h"
#include "ui/text/language.h"
#include "ui/toolkit/heading.h"
#include "ui/toolkit/paper_button.h"

namespace giaguaro {
namespace {

constexpr double aboutEmblem = 132;
constexpr Length aboutInset{10};
constexpr Length besideEmblem{22};
constexpr Length besideGame{16};

}  // namespace

AboutSheet::AboutSheet(QWidget* parent)
    : Sheet(parent),
      emblem_(new Emblem(aboutEmblem, page())),
      name_(newLabel(15, false)),
      version_(newLabel(14, true)),
      line_(newLabel(15, false)),
      rule_(new SheetRule(page())),
      licenceHeading_(new Heading(page())),
      licence_(newLabel(14, false)),
      made_(newLabel(14, false)),
      sourcesHeading_(new Heading(page())),
      grid_(new QGridLayout),
      close_(new PaperButton(PaperButton::Kind::main, page())) {
  setObjectName(QStringLiteral("aboutSheet"));
  setWidest(Length(640));
  setTitleface(name_, 42);
  version_->setObjectName(QStringLiteral("aboutVersion"));
  licence_->setObjectName(QStringLiteral("aboutLicence"));
  name_->setText(QStringLiteral("Giaguaro"));
  auto* words = new QVBoxLayout;
  words->setSpacing(scaled(3));
  words->addStretch(1);
  for (QLabel* label : {name_, version_, line_}) words->addWidget(label);
  words->insertSpacing(3, scaled(5));
  words->addStretch(1);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(aboutInset, 0, aboutInset, 0);
  top->setSpacing(besideEmblem);
  top->addWidget(emblem_, 0, Qt::AlignVCenter);
  top->addLayout(words, 1);
  head()->addLayout(top);
  head()->addSpacing(scaled(12));
  auto* ruled = new QHBoxLayout;
  ruled->setContentsMargins(aboutInset, 0, aboutInset, 0);
  ruled->addWidget(rule_);
  head()->addLayout(ruled);
  head()->addSpacing(scaled(10));

  auto* column = new QVBoxLayout;
  column->setContentsMargins(aboutInset, 0, aboutInset, 0);
  column->setSpacing(scaled(3));
  for (QWidget* widget : std::initializer_list<QWidget*>{licenceHeading_, licence_, made_})
    column->addWidget(widget);
  column->addSpacing(scaled(9));
  column->addWidget(sourcesHeading_);
  grid_->setHorizontalSpacing(besideGame);
  grid_->setVerticalSpacing(scaled(2));
  grid_->setColumnStretch(1, 1);
  column->addLayout(grid_);
  middle()->addLayout(column);

  close_->setObjectName(QStringLiteral("closeAbout"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(aboutInset - PaperButton::ring, scaled(14), aboutInset - PaperButton::ring,
                          scaled(3));
  row->addStretch(1);
  row->addWidget(close_);
  foot()->addLayout(row);
  connect(close_, &QPushButton::clicked, this, &AboutSheet::closed);
  retranslate();
}

QLabel* AboutSheet::newLabel(double size, bool bold) {
  auto* label = new QLabel(page());
  setTypeface(label, size, bold);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

void AboutSheet::setTheme(Theme const& theme) {
  Sheet::setTheme(theme);
  setInk(name_, theme.onpanel);
  setInk(version_, theme.head);
  for (QLabel* label : {line_, licence_}) setInk(label, theme.onpanel);
  setInk(made_, theme.onpanel2);
  for (QLabel* label : games_) setInk(label, theme.onpanel);
  for (QLabel* label : sources_) setInk(label, theme.onpanel2);
  for (Heading* heading : {licenceHeading_, sourcesHeading_}) heading->setTheme(theme);
  rule_->setColor(theme.rule);
  close_->setTheme(theme);
}

void AboutSheet::focusFirst() { close_->setFocus(Qt::OtherFocusReason); }

QString AboutSheet::version() const { return version_->text(); }

QStringList AboutSheet::sources() const {
  QStringList lines;
  for (std::size_t i = 0; i < games_.size(); ++i)
    lines += games_[i]->text() + QStringLiteral(": ") + sources_[i]->text();
  return lines;
}

// An item a game: its name is strong, and after a colon comes the source.
void AboutSheet::writeSources() {
  for (auto* labels : {&games_, &sources_}) {
    for (QLabel* label : *labels) delete label;
    labels->clear();
  }
  HelpBook const book = parseHelp(readTranslated(QStringLiteral(":/about/%1.md")), fiftyTwoCards).book;
  if (book.pages.empty()) return;
  sourcesHeading_->setText(book.pages.front().title);
  for (HelpBlock const& block : book.pages.front().blocks) {
    if (block.kind != HelpBlock::Kind::item || block.spans.empty()) continue;
    auto const words = [](HelpSpans const& spans) {
      return plainText(spans, [](Card) { return QString(); });
    };
    QString source = words({block.spans.begin() + 1, block.spans.end()}).trimmed();
    if (source.startsWith(u':')) source = source.mid(1).trimmed();
    QLabel* const game = newLabel(14, true);
    QLabel* const from = newLabel(14, false);
    game->setWordWrap(false);
    game->setText(block.spans.front().words);
    from->setText(source);
    auto const row = static_cast<int>(games_.size());
    grid_->addWidget(game, row, 0, Qt::AlignTop);
    grid_->addWidget(from, row, 1, Qt::AlignTop);
    game->show();
    from->show();
    games_.push_back(game);
    sources_.push_back(from);
  }
}

void AboutSheet::retranslate() {
  QDate const released = QDate::fromString(QStringLiteral(GIAGUARO_RELEASED), Qt::ISODate);
  //: %1 is a version, %2 the day of its release: "Version 1.2.3, 24 December 2026"
  version_->setText(tr("Version %1, %2")
                        .arg(QStringLiteral(GIAGUARO_VERSION),
                             QLocale(translatedInto()).toString(released, tr("d MMMM yyyy"))));
  line_->setText(tr("Trick-taking card games, and a guide that teaches them as you play."));
  licenceHeading_->setText(tr("Licence"));
  licence_->setText(
      tr("Free software under the GNU General Public License, version 3 or later: use it, pass it on, change "
         "it. "
         "There is no warranty."));
  //: %1 is Qt's version
  made_->setText(tr("Made with Qt %1. Cards, faces and signs were drawn for this program.")
                     .arg(QString::fromLatin1(qVersion())));
  close_->setText(tr("Close"));
  writeSources();
  setTheme(theme());
  layPaper();
  setAccessibleDescription(
      QStringList{version_->text(), line_->text(), licence_->text(), made_->text()}.join(u' '));
}

// As high as their words need beside the emblem.
void AboutSheet::arrange(int paperWidth) {
  emblem_->setSide(isLow() ? 104 : aboutEmblem);
  int const room = paperWidth - 2 * (sideMargin + aboutInset);
  auto const fit = [](QLabel* label, int width) {
    label->setMinimumHeight(1);
    label->setMinimumHeight(std::max(1, label->heightForWidth(width)));
  };
  for (QLabel* label : {version_, line_}) fit(label, room - emblem_->width() - besideEmblem);
  for (QLabel* label : {licence_, made_}) fit(label, room);
}

void AboutSheet::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void AboutSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    emit closed();
  else
    Sheet::keyPressEvent(event);
}

}  // namespace giaguaro
