// Statements of SQL over one connection, and what their errors mean to the history.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include "app/history/history_database.h"

namespace giaguaro {

HistoryTrouble troubleOf(QSqlError const& error);

// Without accents and in small letters: as names are looked for.
QString foldedForSearch(QString const& text);

// Statements one after the other, of which the first that fails is the last one run.
class Sql {
 public:
  explicit Sql(QSqlDatabase const& database) : connection_(database), query_(database) {
    query_.setForwardOnly(true);
  }

  // The values stand for the question marks.
  Sql& run(QString const& statement, QVariantList const& values = {});
  // Of what was run: the next row.
  bool next();
  qint64 number(int column) const { return query_.value(column).toLongLong(); }
  int small(int column) const { return query_.value(column).toInt(); }
  bool isNull(int column) const { return query_.isNull(column); }
  QString text(int column) const { return query_.value(column).toString(); }
  QByteArray bytes(int column) const { return query_.value(column).toByteArray(); }
  qint64 lastId() const { return query_.lastInsertId().toLongLong(); }

  QSqlDatabase const& connection() const { return connection_; }
  bool failed() const { return trouble_ != HistoryTrouble::none; }
  HistoryTrouble trouble() const { return trouble_; }

 private:
  void note();

  QSqlDatabase connection_;
  QSqlQuery query_;
  QString prepared_;
  HistoryTrouble trouble_ = HistoryTrouble::none;
};

// All or nothing: undone at its end unless commit() went well.
class Transaction {
 public:
  explicit Transaction(Sql& sql);
  ~Transaction();
  Q_DISABLE_COPY_MOVE(Transaction)

  HistoryTrouble commit();

 private:
  Sql& sql_;
  bool open_;
};

}  // namespace giaguaro
