// The faces that people may choose among: avatar_1 … of icons/avatars.svg.
#pragma once

namespace giaguaro {

inline constexpr int avatarCount = 12;

}  // namespace giaguaro
