#include "ui/book/book_print.h"

namespace giaguaro {

namespace {

// Words of the page alone.
class BookPaper {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::BookPaper)

 public:
  BookPaper(BookCircle const& circle, BookWords const& words) : circle_(circle), words_(words) {}

  QString table() const;
  QString debts(bool evening) const;

 private:
  static QString cell(QString const& text, bool strong = false, char const* align = "right") {
    QString const words = text.toHtmlEscaped();
    return QStringLiteral("<td align=\"%1\">").arg(QLatin1String(align)) +
           (strong ? QStringLiteral("<b>") + words + QStringLiteral("</b>") : words) +
           QStringLiteral("</td>");
  }
  static QString row(QString const& cells) {
    return QStringLiteral("<tr>") + cells + QStringLiteral("</tr>");
  }
  QString figures(QString const& first, QString const& second,
                  std::vector<BookWords::Total> const& totals) const;
  QString line(BookLine const& line) const;

  BookCircle const& circle_;
  BookWords const& words_;
};

QString BookPaper::figures(QString const& first, QString const& second,
                           std::vector<BookWords::Total> const& totals) const {
  QString cells = cell(first, true, "left") + cell(second);
  for (BookWords::Total const& total : totals)
    cells += cell(total.matches == 0 ? QStringLiteral("\u2013") : words_.score(circle_, total.score), true);
  return row(cells);
}

QString BookPaper::line(BookLine const& line) const {
  QString cells = cell(words_.day(line.time), false, "left") + cell(QString::number(line.hands));
  for (auto const& score : line.scores)
    cells += cell(score ? words_.score(circle_, *score) : QStringLiteral("\u2013"));
  return row(cells);
}

QString BookPaper::table() const {
  QString head = cell(tr("Match"), true, "left") + cell(tr("hands"), true);
  for (BookPerson const& person : circle_.people) head += cell(person.name, true);
  QString rows = row(head);
  std::size_t const lines = circle_.lines.size();
  std::size_t const first = lines > linesOnPaper ? lines - linesOnPaper : 0;
  if (first > 0) {
    BookCircle before;
    before.people = circle_.people;
    before.lines.assign(circle_.lines.begin(), circle_.lines.begin() + static_cast<std::ptrdiff_t>(first));
    rows += figures(tr("Brought forward"), {}, BookWords::totalsOf(before));
  }
  QString const across = QString::number(2 + circle_.people.size());
  for (std::size_t i = first; i < lines; ++i) {
    BookLine const& each = circle_.lines[i];
    rows += each.closing ? row(QStringLiteral("<td colspan=\"") + across + QStringLiteral("\"><i>") +
                               words_.closing(each).toHtmlEscaped() + QStringLiteral("</i></td>"))
                         : line(each);
  }
  rows += figures(tr("Running total"), {}, BookWords::totalsOf(circle_));
  return QStringLiteral(
             "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\" width=\"100%\" "
             "style=\"border-collapse:collapse\">") +
         rows + QStringLiteral("</table>");
}

QString BookPaper::debts(bool evening) const {
  BookDebts const& debts = evening ? circle_.evening : circle_.open;
  QString rows;
  for (BookDebt const& debt : debts.payments)
    rows += row(cell(circle_.people[debt.from].name, false, "left") +
                cell(QStringLiteral("\u2192"), false, "center") +
                cell(circle_.people[debt.to].name, false, "left") +
                cell(words_.points(circle_, debt.amount)) + cell(words_.money(circle_, debt.amount), true));
  QString const when = evening ? tr("this evening") : words_.sinceWhen(circle_);
  QString html = QStringLiteral("<h3>") + tr("Who owes whom").toHtmlEscaped() + QStringLiteral(", ") +
                 when.toHtmlEscaped() + QStringLiteral("</h3>");
  if (!rows.isEmpty())
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">") + rows + QStringLiteral("</table>");
  QStringList words{words_.sum(circle_, debts), words_.summary(circle_, debts)};
  words.removeAll(QString());
  html += QStringLiteral("<p>") + words.join(QStringLiteral(". ")).toHtmlEscaped() + QStringLiteral("</p>");
  QString const method = words_.method(circle_);
  if (!method.isEmpty()) html += QStringLiteral("<p>") + method.toHtmlEscaped() + QStringLiteral("</p>");
  return html;
}

}  // namespace

QString bookAsHtml(BookCircle const& circle, bool evening, BookWords const& words) {
  BookPaper const paper(circle, words);
  return QStringLiteral("<h2>") + words.title(circle).toHtmlEscaped() + QStringLiteral("</h2><p>") +
         words.subtitle(circle).toHtmlEscaped() + QStringLiteral("</p>") + paper.table() +
         paper.debts(evening);
}

}  // namespace giaguaro
