#include "ui/hand_end/hand_end_motion.h"

namespace giaguaro {
namespace {

double comeBetween(Travel::Time begin, Travel::Time end, Travel::Time time) {
  return wayAfter(static_cast<double>((time - begin).count()) / static_cast<double>((end - begin).count()));
}

}  // namespace

HandEndMoment HandEndMoment::at(Travel::Time time) {
  using Time = Travel::Time;
  return {.strip = comeBetween(Time{0}, Time{200}, time),
          .turn = comeBetween(Time{200}, Time{450}, time),
          .count = comeBetween(Time{300}, Time{800}, time),
          .paid = comeBetween(Time{700}, handEndTimes::whole, time)};
}

}  // namespace giaguaro
