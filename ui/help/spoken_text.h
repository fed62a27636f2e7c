// What a document of the help says, card by card in words: what a screen reader reads, what is searched, and
// what is copied. Each letter knows the place in the document that it stands for.
#pragma once

#include <QString>
#include <vector>

class QTextDocument;

namespace giaguaro {

class SpokenText {
 public:
  struct Place {  // in the document: from `from` up to `to`
    int from = 0;
    int to = 0;
    bool operator==(Place const&) const = default;
  };

  SpokenText() = default;
  explicit SpokenText(QTextDocument const& document);

  QString const& text() const { return text_; }

  // Of `length` letters from `at` on.
  Place place(qsizetype at, qsizetype length) const;
  // The letter that stands for a place of the document.
  int letterAt(int position) const;
  // The text of a part of the document.
  QString between(int from, int to) const;

  // Where the words stand, without regard to case and accents, none over another.
  std::vector<qsizetype> find(QString const& words) const;

  // Letters without case and accents, one for one.
  static QString folded(QString const& text);

 private:
  void add(QString const& words, int position, bool each);

  QString text_;
  QString folded_;
  std::vector<int> positions_;  // of each letter, in the document; one more for the end
};

}  // namespace giaguaro
