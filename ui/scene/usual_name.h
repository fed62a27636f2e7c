// What people are called who have given no name, at the table and where they sit down to it.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace giaguaro {

struct UsualName {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::UsualName)

 public:
  // In the language of the moment. Several people at one screen are told apart by their seats, counted from
  // 0.
  static QString of(int seat, bool shared) {
    //: A person who has given no name, on this seat
    return shared ? tr("Player %1").arg(seat + 1) : tr("You");
  }
};

}  // namespace giaguaro
