#include "app/desktop/people/own_data.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <algorithm>

#include "app/desktop/disk/journal.h"
#include "app/desktop/disk/match_file.h"
#include "app/desktop/disk/match_store.h"
#include "app/desktop/people/named_in.h"
#include "core/match/record_json.h"
#include "core/positions/positions_json.h"

namespace giaguaro {

namespace {

constexpr qint64 largestAside = 1 << 24;

QByteArray lineOf(QString const& what, QByteArray const& json) {
  QByteArray const compact = json.trimmed();
  return compact.isEmpty() ? QByteArray() : "{\"" + what.toUtf8() + "\":" + compact + "}\n";
}

QByteArray compact(QJsonObject const& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

// Records are written on one line; what is not is made so.
QByteArray onOneLine(QByteArray const& json) {
  return json.trimmed().contains('\n') ? QJsonDocument::fromJson(json).toJson(QJsonDocument::Compact) : json;
}

QByteArray lessonsIn(QString const& path) {
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return {};
  QJsonDocument const document = QJsonDocument::fromJson(file.readAll());
  return document.isObject() ? document.toJson(QJsonDocument::Compact) : QByteArray();
}

bool hasPlayed(MatchSetup const& setup, QStringList const& people) {
  for (std::size_t seat = 0; seat < setup.names.size() && seat < setup.levels.size(); ++seat)
    if (setup.levels[seat] == humanPlayer &&
        people.contains(QString::fromStdString(setup.names[seat]), Qt::CaseInsensitive))
      return true;
  return false;
}

// A pipe, or another such thing, is none of ours.
bool mayBeSearched(QString const& path) {
  QFileInfo const info(path);
  return info.isFile() && info.size() <= largestAside;
}

bool isNamedIn(QString const& path, QStringList const& people) {
  QFile file(path);
  return mayBeSearched(path) && file.open(QIODevice::ReadOnly) && isNamedInJson(file.readAll(), people);
}

bool isTheirs(QString const& path, QStringList const& people) {
  JournalRead const read = readJournal(path);
  bool const isKnown = !read.plan.setup.names.empty();
  return isKnown ? hasPlayed(read.plan.setup, people) : isNamedIn(path, people);
}

QFileInfoList journalsIn(QString const& dataFolder) {
  return QDir(dataFolder).entryInfoList({"match*.jsonl"}, QDir::Files);
}

// In the place of an earlier state of the same match, else behind the others.
void addUnfinished(OwnData const& data, std::vector<QByteArray>& records) {
  if (data.folder.isEmpty()) return;
  for (QFileInfo const& journal : journalsIn(data.folder)) {
    JournalRead const read = readJournal(journal.filePath());
    if (!read.table || !hasPlayed(read.plan.setup, data.people) || !hasAction(read.table->record())) continue;
    Record const& record = read.table->record();
    QByteArray const text = QByteArray::fromStdString(toJson(record) + '\n');
    QByteArray const id = "\"id\":\"" + QByteArray::fromStdString(record.identity.id) + '"';
    auto const known = std::ranges::find_if(
        records, [&](QByteArray const& each) { return !record.identity.id.empty() && each.contains(id); });
    if (known == records.end())
      records.push_back(text);
    else
      *known = text;
  }
}

}  // namespace

QByteArray ownDataText(OwnData const& data) {
  std::vector<QByteArray> records = data.records;
  addUnfinished(data, records);
  QJsonObject preferences;
  for (auto const& [key, value] : data.preferences)
    preferences[key] = value.typeId() == QMetaType::QStringList
                           ? QJsonValue(QJsonArray::fromStringList(value.toStringList()))
                           : QJsonValue(value.toString());
  QByteArray text = compact({{"format", "giaguaro-person"},
                             {"version", 1},
                             {"name", data.person.name},
                             {"formerly", QJsonArray::fromStringList(data.person.formerly)},
                             {"face", data.person.avatar},
                             {"written", QString::fromStdString(data.written)}}) +
                    '\n';
  text += lineOf("preferences", compact(preferences));
  text += lineOf("lessons", lessonsIn(data.lessonsFile));
  if (!data.positions.empty())
    text += lineOf("positions", QByteArray::fromStdString(positionsToJson(data.positions)));
  for (QByteArray const& record : records) text += lineOf("match", onOneLine(record));
  return text;
}

QString lessonsFileOf(QString const& dataFolder, int profile) {
  return dataFolder +
         (profile == 1 ? QStringLiteral("/lessons.json") : QStringLiteral("/lessons-%1.json").arg(profile));
}

bool forgetFiles(QString const& dataFolder, QString const& preferences, QStringList const& people) {
  bool all = true;
  auto const forget = [&](QFileInfo const& file) { all = QFile::remove(file.filePath()) && all; };
  for (QFileInfo const& journal : journalsIn(dataFolder)) {
    QLockFile lock(journal.filePath() + ".lock");
    lock.setStaleLockTime(0);
    bool const isFree = lock.tryLock(0);
    if (!isTheirs(journal.filePath(), people)) continue;
    if (isFree)
      forget(journal);
    else
      all = false;
  }
  QDir const history(MatchStore::historyFolder(dataFolder));
  for (QFileInfo const& journal : history.entryInfoList({"*.journal"}, QDir::Files))
    if (isTheirs(journal.filePath(), people)) forget(journal);
  for (QFileInfo const& record : history.entryInfoList({"*.json"}, QDir::Files))
    if (readMatchFile(record.filePath()).state != MatchFile::State::fine &&
        isNamedIn(record.filePath(), people))
      forget(record);
  for (QDir const& folder : {QDir(dataFolder), history})
    for (QFileInfo const& aside : folder.entryInfoList({"*.broken*"}, QDir::Files))
      if (isNamedIn(aside.filePath(), people)) forget(aside);
  QFileInfo const settings(preferences);
  for (QFileInfo const& aside : settings.dir().entryInfoList({settings.fileName() + ".broken*"}, QDir::Files))
    if (mayBeSearched(aside.filePath()) && isNamedInPreferences(aside.filePath(), people)) forget(aside);
  return all;
}

}  // namespace giaguaro
