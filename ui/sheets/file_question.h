// Asks which file to read, or where to write one, in a dialog that does not stop anything. To what is written
// the suffix is added, and before a file that is there already is replaced, that is asked too.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QFileDialog;

namespace giaguaro {

class FileQuestion : public QObject {
  Q_OBJECT

 public:
  struct Words {
    QString title;
    QString filter;    // "Matches (*.giaguaro)"
    QString suffix;    // without its dot
    QString name;      // proposed, without the suffix
    QString folder{};  // where this one begins; empty: as the others
  };

  // The window outlives the question.
  explicit FileQuestion(QWidget* window) : QObject(nullptr), window_(window) {}

  // Where dialogs begin: the folder of the file used last, else that of the user's documents,
  // or where there is none, the user's own.
  void setFolder(QString const& folder) { folder_ = folder; }
  QString const& folder() const { return folder_; }

  void askToWrite(Words const& words, std::function<void(QString const& path)> const& then);
  // A file to be read; `words.name` and its suffix are not used.
  void askToRead(Words const& words, std::function<void(QString const& path)> const& then);

 private:
  QFileDialog* dialogOf(Words const& words);
  void mayReplace(Words const& words, QString const& path,
                  std::function<void(QString const& path)> const& then);

  QWidget* window_;
  QString folder_;
};

}  // namespace giaguaro
