// What only Jaguar says. Shared sentences: core/rules/phrases.h,
// core/families/free-play/called_card_phrases.h.
#pragma once

#include "core/families/free-play/called_card_phrases.h"
#include "core/families/free-play/free_play.h"
#include "core/rules/phrases.h"

namespace giaguaro::jaguarPhrases {

inline constexpr Text name = phrase("core", "Jaguar", "jaguar.name");
inline constexpr Text line = phrase("core",
                                    "Five players, forty cards: the jaguar and "
                                    "a secret friend against the other three.",
                                    "jaguar.line");

// Nouns, with their forms (core/rules/message.h).
inline constexpr Text theJaguar = phrase("core", "jaguar; the: the jaguar", "jaguar.noun.jaguar");
inline constexpr Text theFriend = phrase("core", "friend; the: the friend", "jaguar.noun.friend");
inline constexpr Text jaguarsSide = phrase("core", "the jaguar's side", "jaguar.noun.side");
inline constexpr CalledCardNouns nouns{theJaguar, theFriend, jaguarsSide};

// Words beside a name.
inline constexpr Phrase roleJaguar{phrase("core", "jaguar", "jaguar.role.jaguar")};
inline constexpr Phrase roleFriend{phrase("core", "friend", "jaguar.role.friend")};
inline constexpr Phrase roleAlone{phrase("core", "jaguar, alone", "jaguar.role.alone")};
inline constexpr Phrase roleOpponent{phrase("core", "against the jaguar", "jaguar.role.opponent")};
inline constexpr Phrase roleSecretFriend{phrase("core", "secret friend", "jaguar.role.secret-friend")};

// At the table's edge.
inline constexpr Phrase plateJaguar{phrase("core", "Jaguar: {seat}", "jaguar.plate.jaguar"),
                                    phrase("core", "Jaguar: you", "jaguar.plate.jaguar.you")};
inline constexpr Phrase plateHidden{phrase("core", "friend still hidden", "jaguar.plate.hidden")};
inline constexpr Phrase plateFriend{phrase("core", "friend: {seat}", "jaguar.plate.friend"),
                                    phrase("core", "friend: you", "jaguar.plate.friend.you")};
inline constexpr Phrase plateSecretFriend{
    phrase("core", "{seat} is the friend", "jaguar.plate.secret-friend"),
    phrase("core", "you are the friend", "jaguar.plate.secret-friend.you")};
inline constexpr Phrase plateSidePoints{
    phrase("core", "jaguar's side {n}, others {m}", "jaguar.plate.side-points")};
inline constexpr Phrase plateJaguarPoints{phrase("core", "the jaguar has {n}", "jaguar.plate.jaguar-points")};
inline constexpr Phrase plateAlonePoints{
    phrase("core", "jaguar {n}, others {m}", "jaguar.plate.alone-points")};
inline constexpr Phrase plateTo{phrase("core", "61 of 120 points win", "jaguar.plate.to")};

// Where calls are made, and the guide.
inline constexpr Phrase whyAuction{phrase("core",
                                          "The jaguar and a secret friend need 61 of the 120 points "
                                          "together. The lower the bid, the weaker the friend's card.",
                                          "jaguar.why.auction")};
inline constexpr Phrase whereCut{
    phrase("core", "{seat} bid {rank.the}. Nothing is lower, so the auction was over before you had spoken.",
           "jaguar.where.cut")};
inline constexpr Phrase meansTwoEnds{
    phrase("core", "Bidding the two ends the auction at once: you are the jaguar.", "means.two-ends")};
inline constexpr Phrase needTieJaguar{phrase("core", "At 60 to 60 the jaguar loses.", "need.tie-jaguar")};

// The sheet of a hand.
inline constexpr Phrase sheetPays{
    phrase("core", "Jaguar {score}, friend {n}, each of the others {m}", "jaguar.sheet.pays")};
inline constexpr Phrase sheetPaysAlone{
    phrase("core", "Jaguar {score}, each of the others {m}", "jaguar.sheet.pays-alone")};

}  // namespace giaguaro::jaguarPhrases
