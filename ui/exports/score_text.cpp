#include "ui/exports/score_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstdlib>

#include "ui/scene/scene_wording.h"
#include "ui/score/score_words.h"

namespace giaguaro {
namespace {

QString decimalPoint() { return QLocale().decimalPoint(); }

QString plainFigure(std::int32_t value, bool halves) {
  if (!halves) return QString::number(value);
  int const size = std::abs(value);
  return (value < 0 ? QStringLiteral("-") : QString()) + QString::number(size / 2) +
         (size % 2 != 0 ? decimalPoint() + u'5' : QString());
}

// Words that a spreadsheet would take for a formula, since anybody may have chosen that name.
QString defused(QString const& words) {
  static QString const beginnings = QStringLiteral("=+-@\t\r");
  return !words.isEmpty() && beginnings.contains(words.front()) ? u'\'' + words : words;
}

// What CSV and the clipboard hold, field by field.
QList<QStringList> fieldsOf(TableScene const& scene) {
  ScoreWords const words(scene);
  QStringList head{ScoreWords::tr("Hand"), ScoreWords::tr("Dealer"), ScoreWords::tr("Played"),
                   ScoreWords::tr("Played by")};
  QStringList const names = words.names();
  for (QString const& name : names) head << defused(name);
  for (QString const& name : names) head << defused(ScoreWords::tr("%1, total").arg(name));
  QList<QStringList> lines{head};
  auto const add = [&](QStringList& line, PerSeat const& values) {
    for (std::size_t seat = 0; seat < scene.people.size(); ++seat)
      line << plainFigure(values[seat], scene.halves);
  };
  for (std::size_t hand = 0; hand < scene.rows.size(); ++hand) {
    ScoreRow const& row = scene.rows[hand];
    QStringList line{row.isVoid ? QString() : numberOfRow(scene, hand), defused(words.name(row.dealer)),
                     defused(words.say(row.brief)), defused(words.name(row.leadSeat))};
    add(line, row.scores);
    add(line, row.totals);
    lines << line;
  }
  if (!scene.matchOver) return lines;
  QStringList last{ScoreWords::tr("Settlement"), {}, {}, {}};
  last += QStringList(static_cast<qsizetype>(scene.people.size()), QString());
  add(last, scene.settlement);
  return lines << last;
}

QString quoted(QString const& field, QChar separator) {
  bool const plain =
      !field.contains(u'"') && !field.contains(separator) && !field.contains(u'\n') && !field.contains(u'\r');
  return plain ? field : u'"' + QString(field).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

// A field that a tab or a line break would tear apart.
QString onOneLine(QString const& field) { return field.simplified(); }

QString cell(QString const& text, char const* align = "left", bool strong = false) {
  QString const words =
      strong ? QStringLiteral("<b>") + text.toHtmlEscaped() + QStringLiteral("</b>") : text.toHtmlEscaped();
  return QStringLiteral("<td align=\"%1\">%2</td>").arg(QLatin1String(align), words);
}

QString htmlTable(TableScene const& scene, ScoreWords const& words) {
  QString html = QStringLiteral(
      "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\" width=\"100%\" "
      "style=\"border-collapse:collapse\"><thead><tr>");
  for (QString const& head : {ScoreWords::tr("Hand"), ScoreWords::tr("Dealer"), ScoreWords::tr("Played")})
    html += QStringLiteral("<th align=\"left\">%1</th>").arg(head.toHtmlEscaped());
  for (QString const& name : words.names())
    html += QStringLiteral("<th align=\"right\">%1</th>").arg(name.toHtmlEscaped());
  html += QStringLiteral("</tr></thead><tbody>");
  for (std::size_t hand = 0; hand < scene.rows.size(); ++hand) {
    ScoreRow const& row = scene.rows[hand];
    html += QStringLiteral("<tr>") + cell(numberOfRow(scene, hand)) + cell(words.name(row.dealer)) +
            cell(words.playedBy(row));
    for (std::size_t seat = 0; seat < scene.people.size(); ++seat)
      html += QStringLiteral("<td align=\"right\">%1<br><small>%2</small></td>")
                  .arg(words.score(row.scores[seat]), words.score(row.totals[seat]));
    html += QStringLiteral("</tr>");
  }
  auto const sum = [&](QString const& label, PerSeat const& values) {
    html += QStringLiteral("<tr><td colspan=\"3\"><b>%1</b></td>").arg(label.toHtmlEscaped());
    for (std::size_t seat = 0; seat < scene.people.size(); ++seat)
      html += cell(words.score(values[seat]), "right", true);
    html += QStringLiteral("</tr>");
  };
  sum(ScoreWords::tr("Total"), scene.totals);
  if (scene.matchOver && scene.settlement != scene.totals)
    sum(ScoreWords::tr("Settlement"), scene.settlement);
  return html + QStringLiteral("</tbody></table>");
}

QString paragraph(QString const& text) {
  return text.isEmpty() ? QString() : QStringLiteral("<br>") + text.toHtmlEscaped();
}

QString htmlLines(TableScene const& scene, ScoreWords const& words) {
  QString html;
  for (std::size_t hand = 0; hand < scene.rows.size(); ++hand) {
    ScoreRow const& row = scene.rows[hand];
    if (!row.sheet) continue;
    html += QStringLiteral("<p><b>%1</b>").arg(words.handAndTitle(hand).toHtmlEscaped());
    html += paragraph(words.say(row.sheet->subtitle));
    for (auto const* lines : {&row.sheet->counting, &row.sheet->price})
      for (Message const& line : *lines) html += paragraph(words.say(line));
    html += QStringLiteral("</p>");
  }
  return html;
}

}  // namespace

QByteArray scoreAsCsv(TableScene const& scene) {
  QChar const separator = decimalPoint() == u',' ? u';' : u',';
  QString csv(QChar::ByteOrderMark);
  for (QStringList& line : fieldsOf(scene)) {
    for (QString& field : line) field = quoted(field, separator);
    csv += line.join(separator) + QStringLiteral("\r\n");
  }
  return csv.toUtf8();
}

QString scoreAsTabs(TableScene const& scene) {
  QString text;
  for (QStringList& line : fieldsOf(scene)) {
    for (QString& field : line) field = onOneLine(field);
    text += line.join(u'\t') + u'\n';
  }
  return text;
}

QString scoreAsHtml(TableScene const& scene, ScorePage page) {
  ScoreWords const words(scene);
  QString html = QStringLiteral("<h2>%1</h2><p>%2</p>")
                     .arg(words.title().toHtmlEscaped(), words.played().toHtmlEscaped());
  html += htmlTable(scene, words);
  if (page == ScorePage::lines) html += htmlLines(scene, words);
  return html;
}

}  // namespace giaguaro
