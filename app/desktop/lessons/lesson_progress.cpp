#include "app/desktop/lessons/lesson_progress.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace giaguaro {

namespace {

constexpr char const* lessonsFormat = "giaguaro-lessons";
constexpr int lessonsVersion = 1;
constexpr qint64 largestFile = 1 << 20;
constexpr qsizetype mostGiven = 8;

std::optional<LessonProgress::Entry> entryOf(QJsonValue const& value) {
  if (!value.isObject()) return std::nullopt;
  QJsonObject const object = value.toObject();
  LessonProgress::Entry entry;
  if (QJsonValue const done = object["done"]; !done.isUndefined()) {
    if (!done.isBool()) return std::nullopt;
    entry.done = done.toBool();
  }
  if (QJsonValue const given = object["given"]; !given.isUndefined()) {
    if (!given.isArray() || given.toArray().size() > mostGiven) return std::nullopt;
    for (QJsonValue const each : given.toArray()) {
      if (!each.isString()) return std::nullopt;
      entry.given.push_back(each.toString());
    }
  }
  return entry;
}

}  // namespace

LessonProgress::Entry const* LessonProgress::of(QString const& id) const {
  auto const found = lessons.find(id);
  return found == lessons.end() ? nullptr : &found->second;
}

QByteArray LessonProgress::toJson() const {
  QJsonObject list;
  for (auto const& [id, entry] : lessons) {
    QJsonObject object;
    if (entry.done) object["done"] = true;
    QJsonArray given;
    for (QString const& action : entry.given) given.append(action);
    if (!given.isEmpty()) object["given"] = given;
    list[id] = object;
  }
  QJsonObject const file{
      {"format", lessonsFormat}, {"version", lessonsVersion}, {"last", last}, {"lessons", list}};
  return QJsonDocument(file).toJson();
}

std::optional<LessonProgress> LessonProgress::fromJson(QByteArray const& text) {
  QJsonDocument const document = QJsonDocument::fromJson(text);
  if (!document.isObject()) return std::nullopt;
  QJsonObject const file = document.object();
  if (file["format"] != QLatin1String(lessonsFormat) || file["version"].toInt() != lessonsVersion)
    return std::nullopt;
  if (!file["lessons"].isObject()) return std::nullopt;
  LessonProgress progress;
  progress.last = file["last"].toString();
  QJsonObject const list = file["lessons"].toObject();
  for (auto each = list.begin(); each != list.end(); ++each) {
    auto const entry = entryOf(each.value());
    if (!entry) return std::nullopt;
    progress.lessons.emplace(each.key(), *entry);
  }
  return progress;
}

SharedFile<LessonProgress> progressFile(QString const& path) {
  return {path,
          {.largest = largestFile, .read = &LessonProgress::fromJson, .write = &LessonProgress::toJson}};
}

}  // namespace giaguaro
