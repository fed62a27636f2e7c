#include "ui/host/look_back.h"

#include <cstddef>
#include <utility>

namespace giaguaro {

LookBack LookBack::atTrick(int number) {
  LookBack back;
  back.at_ = Trick{number};
  return back;
}

LookBack LookBack::atWords(Seat seat, Message said) {
  LookBack back;
  back.at_ = Words{seat, std::move(said)};
  return back;
}

int LookBack::trick() const {
  auto const* const trick = std::get_if<Trick>(&at_);
  return trick != nullptr ? trick->number : 0;
}

TableScene LookBack::onTable(TableScene scene) const {
  if (auto const* const words = std::get_if<Words>(&at_))
    for (std::size_t seat = 0; seat < scene.seen.seats.size(); ++seat)
      scene.seen.seats[seat].said = static_cast<Seat>(seat) == words->seat ? words->said : Message{};
  if (!isAtTrick()) return scene;
  scene.mayAct = false;
  scene.draftSize = 0;
  return beside(std::move(scene));
}

TableScene LookBack::beside(TableScene scene) const {
  if (!isAtTrick()) return scene;
  scene.lookingBack = true;
  if (trick() > 0) scene.seen.tricks.resize(static_cast<std::size_t>(trick()));
  return scene;
}

}  // namespace giaguaro
