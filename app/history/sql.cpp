#include "app/history/sql.h"

#include <QSqlError>

namespace giaguaro {

HistoryTrouble troubleOf(QSqlError const& error) {
  using enum HistoryTrouble;
  if (error.type() == QSqlError::NoError) return none;
  // SQLite's numbers; what stands above the lowest byte says more of the same.
  switch (error.nativeErrorCode().toInt() & 0xFF) {
    case 5:
    case 6: return locked;
    case 3:
    case 8:
    case 14:
    case 23: return forbidden;
    case 11:
    case 26: return damaged;
    case 13: return full;
    case 1: return damaged;  // it has not the tables that it should have
    default: return fault;
  }
}

QString foldedForSearch(QString const& text) {
  QString plain;
  for (QChar const letter : text.normalized(QString::NormalizationForm_KD))
    if (!letter.isMark()) plain += letter;
  return plain.toCaseFolded();
}

void Sql::note() {
  qWarning("The history: %s", qUtf8Printable(query_.lastError().text()));
  trouble_ = troubleOf(query_.lastError());
}

Sql& Sql::run(QString const& statement, QVariantList const& values) {
  if (failed()) return *this;
  if (values.isEmpty()) {
    prepared_.clear();
    if (!query_.exec(statement)) note();
    return *this;
  }
  query_.finish();
  if (prepared_ != statement && !query_.prepare(statement)) {
    note();
    return *this;
  }
  prepared_ = statement;
  // An empty text is a text, which Qt would otherwise take for none.
  for (int i = 0; i < values.size(); ++i) {
    bool const isText = values[i].typeId() == QMetaType::QString;
    query_.bindValue(i, isText && values[i].toString().isNull() ? QStringLiteral("") : values[i]);
  }
  if (!query_.exec()) note();
  return *this;
}

bool Sql::next() {
  if (failed()) return false;
  if (query_.next()) return true;
  if (query_.lastError().type() != QSqlError::NoError) note();
  query_.finish();
  return false;
}

Transaction::Transaction(Sql& sql) : sql_(sql) {
  // At once, so that who waits for another program waits here.
  open_ = !sql_.run(QStringLiteral("BEGIN IMMEDIATE")).failed();
}

Transaction::~Transaction() {
  if (!open_) return;
  QSqlQuery back(sql_.connection());
  back.exec(QStringLiteral("ROLLBACK"));
}

HistoryTrouble Transaction::commit() {
  if (!sql_.run(QStringLiteral("COMMIT")).failed()) open_ = false;
  return sql_.trouble();
}

}  // namespace giaguaro
