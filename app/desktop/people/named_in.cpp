#include "app/desktop/people/named_in.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>
#include <algorithm>
#include <string_view>

namespace giaguaro {

namespace {

constexpr std::string_view blanks = " \t\r\n";

bool isPerson(QString const& name, QStringList const& people) {
  return !name.isEmpty() && people.contains(name, Qt::CaseInsensitive);
}

// Records, journals and positions have "names", the lock-outs "profile".
bool holdsNames(std::string_view key) { return key == "names" || key == "name" || key == "profile"; }

// Where the string that begins behind this quote ends: at its other quote, or with the text.
std::size_t endOfString(std::string_view text, std::size_t quote) {
  std::size_t end = quote + 1;
  while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
  return std::min(end, text.size());
}

QString decoded(std::string_view quoted) {
  QByteArray const list = '[' + QByteArray(quoted.data(), static_cast<qsizetype>(quoted.size())) + "\"]";
  return QJsonDocument::fromJson(list)[0].toString();
}

}  // namespace

// A quote opens a string only where JSON may have one, and what follows may follow one: so whatever is damaged before, no
// closing quote is taken for an opening one.
bool isNamedInJson(QByteArray const& text, QStringList const& people) {
  std::string_view const all(text.constData(), static_cast<std::size_t>(text.size()));
  std::string_view key;
  for (std::size_t quote = all.find('"'); quote < all.size();) {
    std::size_t const end = endOfString(all, quote);
    std::size_t const before = quote == 0 ? all.npos : all.find_last_not_of(blanks, quote - 1);
    std::size_t const after = end + 1 < all.size() ? all.find_first_not_of(blanks, end + 1) : all.npos;
    bool const opens = before == all.npos || std::string_view("{[,:").find(all[before]) != all.npos;
    bool const closes = after == all.npos || std::string_view(",]}:").find(all[after]) != all.npos;
    if (!opens || !closes) {
      quote = all.find('"', quote + 1);
      continue;
    }
    if (after != all.npos && all[after] == ':')
      key = all.substr(quote + 1, end - quote - 1);
    else if (holdsNames(key) && isPerson(decoded(all.substr(quote, end - quote)), people))
      return true;
    quote = all.find('"', std::min(end + 1, all.size()));
  }
  return false;
}

bool isNamedInPreferences(QString const& path, QStringList const& people) {
  QSettings const settings(path, QSettings::IniFormat);
  return std::ranges::any_of(settings.allKeys(), [&](QString const& key) {
    QString const last = key.section(u'/', -1);
    if (last != u"name" && last != u"formerly") return false;
    return std::ranges::any_of(settings.value(key).toStringList(),
                               [&](QString const& name) { return isPerson(name, people); });
  });
}

}  // namespace giaguaro
