// What the controller itself has to say: refusals while nothing can be played, and what became of files. The
// ids and words are those of the program's phrase book; how placeholders are written: core/rules/message.h.
#pragma once

#include "core/rules/message.h"

namespace giaguaro::phrases {

inline constexpr Phrase noTrickResting{
    phrase("app", "Look at the trick first; click or press Space to go on.", "no.trick-resting")};
inline constexpr Phrase noTurned{
    phrase("app", "Look at the open cards first; click or press Space to go on.", "no.turned")};
inline constexpr Phrase noWatching{
    phrase("app", "You are watching: nobody's cards are yours.", "no.watching")};
inline constexpr Phrase noTalk{
    phrase("app", "Talk is for the play of the cards, in games with a called card.", "no.talk")};
inline constexpr Phrase noFinishYet{
    phrase("app", "Not yet: from what everybody has seen, the cards left may still change the scores.",
           "no.finish-yet")};
inline constexpr Phrase noHintSettled{phrase(
    "app", "Nothing can change the scores any more: whatever you play is as good.", "no.hint-settled")};
inline constexpr Phrase noSuchWords{phrase("app", "That is for somebody else to say.", "no.such-words")};
inline constexpr Phrase noOther{phrase("app", "That is not possible here.", "no.other")};
inline constexpr Phrase matchKept{
    phrase("app", "Your match is kept: continue it from the history.", "match.kept")};
inline constexpr Phrase noDraftFull{
    phrase("app", "No more cards may be discarded. Take one back first, or confirm.", "no.draft-full")};
inline constexpr Phrase noDraftShort{
    phrase("app", "Choose {n} more [n:card/cards], then confirm.", "no.draft-short")};
inline constexpr Phrase noUndoNothing{phrase("app", "There is nothing to take back.", "no.undo-nothing")};
inline constexpr Phrase noClubUndo{phrase("app", "At a club table nothing is taken back.", "no.club-undo")};
inline constexpr Phrase noClubHint{phrase("app", "At a club table there are no hints.", "no.club-hint")};
inline constexpr Phrase noClubRestart{
    phrase("app", "At a club table no deal is restarted.", "no.club-restart")};
inline constexpr Phrase noClubVote{phrase("app", "Here nobody can vote to end the match.", "no.club-vote")};
inline constexpr Phrase noClubLeave{
    phrase("app", "Nobody can leave alone here: the others must play on.", "no.club-leave")};
inline constexpr Phrase claimNotSure{
    phrase("app", "The claim is not certain. The hand goes on.", "did.claim-bad")};
inline constexpr Phrase claimCosts{
    phrase("app", "With all these tricks you would miss your bid. The hand goes on.", "did.claim-costs")};
inline constexpr Phrase claimMayHold{
    phrase("app", "Not certain: {seats.or} may hold {card.the}, which beats your {top}. The hand goes on.",
           "did.claim-may-hold")};
inline constexpr Phrase claimOnTable{
    phrase("app", "Not certain: you cannot take this trick from {card.the}. The hand goes on.",
           "did.claim-on-table")};
inline constexpr Phrase noRedoNothing{phrase("app", "There is nothing to redo.", "no.redo-nothing")};

// What is to be looked at first, where a hint goes step by step.
inline constexpr Phrase lookTrick{
    phrase("app", "This trick: which of your cards gets most out of it?", "hint.look-trick")};
inline constexpr Phrase lookLater{
    phrase("app", "The tricks to come: what are your cards still good for there?", "hint.look-later")};
inline constexpr Phrase lookKeeps{
    phrase("app", "Your strong cards: is this trick worth one of them?", "hint.look-keeps")};
inline constexpr Phrase lookCard{phrase("app", "{card.the}: how is it best brought home?", "hint.look-card")};
inline constexpr Phrase lookBeaten{
    phrase("app", "Whoever plays after you: who of them may still take this trick?", "hint.look-beaten")};
inline constexpr Phrase lookBeatenBy{
    phrase("app", "{seat} plays after you, and may still take this trick.", "hint.look-beaten-by")};
inline constexpr Phrase lookTakes{phrase(
    "app", "This trick: do you want it at all, and which of your cards decides that?", "hint.look-takes")};
inline constexpr Phrase lookSpoils{phrase("app", "What {seat} still needs.", "hint.look-spoils")};
inline constexpr Phrase lookHides{
    phrase("app", "What your card tells the others: they do not know yet whose side you are on.",
           "hint.look-hides")};
inline constexpr Phrase lookAim{
    phrase("app", "The tricks that are left: which choice gets most out of all of them?", "hint.look-aim")};
inline constexpr Phrase lookSuit{
    phrase("app", "Your suits: which is the longest, and which the strongest?", "hint.look-suit")};
inline constexpr Phrase lookDiscard{phrase(
    "app", "Your suits: which can go altogether, and which cards would be lost?", "hint.look-discard")};
inline constexpr Phrase lookClose{
    phrase("app", "Several choices are nearly as good: little is to be lost here.", "hint.look-close")};
inline constexpr Phrase lookEye{
    phrase("app", "{seat} is the player who matters here: the eye marks that seat.", "hint.look-eye")};
inline constexpr Phrase firstHandAgain{
    phrase("app", "All have passed: the same cards are dealt again, so that this hand can teach you.",
           "first-hand.again")};
inline constexpr Phrase hintBest{phrase("app", "Play {card.the}.", "hint.best")};
inline constexpr Phrase hintBestSay{phrase("app", "{what}.", "hint.best-say")};
inline constexpr Phrase hintSaid{phrase("app", "“{what}”", "hint.said")};  // in a list
inline constexpr Phrase hintBestAside{phrase("app", "Discard {card.the}.", "hint.best-aside")};
inline constexpr Phrase hintAside{phrase("app", "Discard {cards.and}.", "hint.aside")};
inline constexpr Phrase hintAsideChosen{
    phrase("app", "They are chosen; a click on one frees it.", "hint.aside-chosen")};
inline constexpr Phrase hintNext{phrase("app", "Next best: {cards.and}.", "hint.next")};
inline constexpr Phrase hintEqual{phrase("app", "{cards.and} are too close to call.", "hint.equal")};
inline constexpr Phrase lessonOneOf{phrase("app", "Think about these: {cards}.", "lesson.one-of")};
inline constexpr Phrase lessonOneOfThese{phrase("app", "Think about these: {what}.", "lesson.one-of-these")};
inline constexpr Phrase lessonsKept{phrase("app",
                                           "Your progress in the lessons could not be read. The file is kept "
                                           "as {file}; the lessons start from the beginning.",
                                           "lesson.kept")};
inline constexpr Phrase lessonsBad{
    phrase("app", "Your progress in the lessons could not be read, and is no longer saved.", "lesson.bad")};
inline constexpr Phrase lessonsUnwritten{
    phrase("app", "Your progress in the lessons cannot be saved to {file}: {what}.", "lesson.unwritten")};
inline constexpr Phrase lessonsMissing{
    phrase("app", "The lessons of a game cannot be read: {what}.", "lesson.missing")};
inline constexpr Phrase lockOutsKept{phrase(
    "app",
    "The club-table lock-outs could not be read. The file is kept as {file}; nobody is locked out now.",
    "lock-out.kept")};
inline constexpr Phrase lockOutsBad{
    phrase("app", "The club-table lock-outs could not be read, and are no longer kept.", "lock-out.bad")};
inline constexpr Phrase lockOutsUnwritten{
    phrase("app", "The club-table lock-outs cannot be saved to {file}: {what}.", "lock-out.unwritten")};
inline constexpr Phrase positionsKept{
    phrase("app",
           "The positions kept from your own hands could not be read. The file "
           "is kept as {file}; the list begins anew.",
           "position.kept")};
inline constexpr Phrase positionsBad{
    phrase("app", "The positions kept from your own hands could not be read, and none is saved from now on.",
           "position.bad")};
inline constexpr Phrase positionsUnwritten{phrase(
    "app", "The positions from your own hands cannot be written to {file}: {what}.", "position.unwritten")};
inline constexpr Phrase positionNoMistake{phrase(
    "app", "On a second look nothing was surely better: there is nothing to keep.", "position.no-mistake")};
// Another stands first in the table: what is said is not said against the rules of thumb for so little, and
// more counts in a card than what the hand pays.
inline constexpr Phrase hintByRule{phrase(
    "app",
    "The figures put {cards.and} slightly ahead, but it is too close to call: the rule of thumb decides for "
    "{other.and}.",
    "hint.by-rule")};
inline constexpr Phrase hintDespite{phrase(
    "app",
    "In this hand {cards.and} brings more on average; with the points of the cards and the others' scores "
    "counted too, {other.and} is better.",
    "hint.despite")};
inline constexpr Phrase hintExpectedWin{
    phrase("app", "Your side wins the hand {percent} [percent:time/times] in 100.", "hint.expected-win")};
inline constexpr Phrase hintExpectedExact{
    phrase("app", "You make your bid {percent} [percent:time/times] in 100.", "hint.expected-exact")};
inline constexpr Phrase hintExpectedScore{
    phrase("app", "On average {score} for you in this hand.", "hint.expected-score")};
inline constexpr Phrase hintBetterBy{
    phrase("app", "On average it scores {score} more than the next best.", "hint.better-by")};
inline constexpr Phrase hintNoFigures{phrase(
    "app",
    "That is the rule of thumb; there are no figures, since no deal of the hidden cards was found that "
    "fits all that was said and played.",
    "hint.no-figures")};
inline constexpr Phrase hintNone{phrase("app", "There is only one choice.", "hint.none")};
inline constexpr Phrase hintThinking{phrase("app", "Thinking: one second.", "hint.thinking")};

inline constexpr Phrase fileJournalCut{
    phrase("app", "The last line of the journal was incomplete; the match goes on from the action before it.",
           "file.journal-cut")};
inline constexpr Phrase fileJournalBad{phrase(
    "app", "The journal cannot be read from line {line}. The match up to there has been kept as {file}.",
    "file.journal-bad")};
inline constexpr Phrase fileJournalOther{
    phrase("app", "This match is open in another window.", "file.journal-other")};
inline constexpr Phrase fileJournalStop{
    phrase("app", "The match cannot be saved any more ({what}). You can go on, but a crash would lose it.",
           "file.journal-stop")};
inline constexpr Phrase fileJournalLeft{
    phrase("app", "The journal {file} cannot be read. It stays there, as it is.", "file.journal-left")};
inline constexpr Phrase fileNoPlace{
    phrase("app", "There is no place to save this match: it will be lost when the window is closed.",
           "file.no-place")};
// A match that is over, on its way into the folder of finished ones.
inline constexpr Phrase fileNotFiled{
    phrase("app", "{file} could not be written: {what}. That match is not kept there.", "file.save-failed")};
inline constexpr Phrase fileFiledAside{phrase(
    "app", "{file} could not be written: {what}. The match has been kept as {journal}.", "file.save-aside")};
inline constexpr Phrase fileSettingsBad{
    phrase("app", "Your preferences could not be read; the usual ones are used.", "file.settings-bad")};
inline constexpr Phrase fileSettingsKept{
    phrase("app",
           "Your preferences were damaged; the usual ones are used where they could not be read. The damaged "
           "file is kept as {file}.",
           "file.settings-kept")};
inline constexpr Phrase fileSettingsUnwritten{
    phrase("app", "Your preferences could not be written to {file}: what you set lasts until you quit.",
           "file.settings-unwritten")};

// Files of the user's: Save, the score, a picture.
inline constexpr Phrase fileSaved{phrase("app", "Saved as {file}.", "file.saved")};
inline constexpr Phrase fileNotWritten{
    phrase("app", "{file} could not be written: {what}.", "file.not-written")};
inline constexpr Phrase fileOpenGone{
    phrase("app", "There is no \u201c{file}\u201d in {folder}.", "file.open-gone")};
inline constexpr Phrase fileOpenUnreadable{
    phrase("app", "\u201c{file}\u201d cannot be opened: it is not a file that can be read.",
           "file.open-unreadable")};
inline constexpr Phrase fileOpenTooLong{
    phrase("app", "\u201c{file}\u201d cannot be opened: it is longer than any match.", "file.open-too-long")};
inline constexpr Phrase fileOpenSeveral{
    phrase("app", "\u201c{file}\u201d cannot be opened: it holds {n} matches, and only one can be opened.",
           "file.open-several")};
inline constexpr Phrase fileOpenNoMatch{
    phrase("app", "\u201c{file}\u201d cannot be opened: it is damaged, or not a Giaguaro match.",
           "file.open-no-match-plain")};
inline constexpr Phrase fileOpenNoMatchWhy{
    phrase("app", "\u201c{file}\u201d cannot be opened: it is damaged, or not a Giaguaro match ({what}).",
           "file.open-no-match")};
inline constexpr Phrase fileOpenDamaged{
    phrase("app", "\u201c{file}\u201d cannot be opened: {where} cannot be read.", "file.open-damaged-plain")};
inline constexpr Phrase fileOpenDamagedWhy{phrase(
    "app", "\u201c{file}\u201d cannot be opened: {where} cannot be read ({what}).", "file.open-damaged")};
inline constexpr Phrase fileOpenRules{phrase(
    "app", "\u201c{file}\u201d cannot be opened: {where} is against the rules.", "file.open-rules-plain")};
inline constexpr Phrase fileOpenRulesWhy{phrase(
    "app", "\u201c{file}\u201d cannot be opened: {where} is against the rules ({what}).", "file.open-rules")};

inline constexpr Phrase fileOpenOtherCards{phrase("app",
                                                  "\u201c{file}\u201d cannot be opened: the cards of hand "
                                                  "{n} are not those that were fixed before the first deal.",
                                                  "file.open-other-cards")};
inline constexpr Phrase fileOpenOtherPromise{
    phrase("app", "\u201c{file}\u201d cannot be opened: its seed and salt do not match the commitment.",
           "file.open-other-promise")};
inline constexpr Phrase fileOpenNoSalt{phrase(
    "app",
    "\u201c{file}\u201d cannot be opened: the match is over, and the salt of its commitment is missing.",
    "file.open-no-salt")};
inline constexpr Phrase fileOpenUntouched{
    phrase("app", "The match at the table is untouched.", "file.open-untouched")};

// A module of the program that is not beside it (app/desktop/print_module.h, app/desktop/past/history_module.h).
inline constexpr Phrase printingMissing{
    phrase("app",
           "The score sheet was not printed: {file}, a part of the program, is missing. It can be saved as "
           "PDF without that file.",
           "print.missing")};
inline constexpr Phrase printingBroken{phrase(
    "app",
    "The score sheet was not printed: {file} cannot be loaded. It can be saved as PDF without that file.",
    "print.broken")};
inline constexpr Phrase historyNoModule{
    phrase("app", "There is no history: {file}, a part of the program, is missing.", "history.no-module")};

// The history of matches (app/desktop/past/match_history.h), which cannot be read or written.
inline constexpr Phrase historyMissing{
    phrase("app", "There is no history: the package libqt6sql6-sqlite, which keeps it, is not installed.",
           "history.missing")};
inline constexpr Phrase historyDamaged{
    phrase("app", "The history in {file} is damaged; it stays as it is, and nothing is added to it.",
           "history.damaged")};
inline constexpr Phrase historyLater{
    phrase("app",
           "The history in {file} was written by a later version of Giaguaro; it stays as it is, and nothing "
           "is added to it.",
           "history.later")};
inline constexpr Phrase historyLocked{
    phrase("app", "Another program is using the history; what is played now is added to it later.",
           "history.locked")};
inline constexpr Phrase historyBusy{
    phrase("app", "Another program is using the history just now: try again in a moment.", "history.busy")};
inline constexpr Phrase historyGone{
    phrase("app", "This match is no longer in the history: it was deleted, perhaps in another window.",
           "history.gone")};
inline constexpr Phrase historyForbidden{
    phrase("app", "Writing the history to {file} is not allowed; what is played now is added to it later.",
           "history.forbidden")};
inline constexpr Phrase historyFull{
    phrase("app", "The disk is full; what is played now is added to the history later.", "history.full")};
inline constexpr Phrase historyFault{
    phrase("app", "The history in {file} cannot be read or written now; what is played is added to it later.",
           "history.fault")};

inline constexpr Phrase challengeBegun{
    phrase("app",
           "A challenge: after the last hand, Duplicate shows what everybody made of these cards ({n} "
           "[n:result/results] so far).",
           "challenge.begun")};
inline constexpr Phrase challengeAdded{
    phrase("app", "{n} [n:result/results] added from {file}.", "challenge.added")};
inline constexpr Phrase challengeOther{
    phrase("app", "{file} has no results of these deals with the same opponents.", "challenge.other")};

inline constexpr Phrase watchNothing{
    phrase("app", "There is nothing to watch yet: no hand of it is finished.", "watch.nothing")};

// {where} of the above.
inline constexpr Phrase placeHand{phrase("app", "hand {n}", "place.hand")};
inline constexpr Phrase placeDeal{phrase("app", "the deal of hand {n}", "place.deal")};
inline constexpr Phrase placeAction{phrase("app", "action {m} of hand {n}", "place.action")};
inline constexpr Phrase placeTalk{phrase("app", "what was said, entry {m} of hand {n}", "place.talk")};
inline constexpr Phrase placeResult{phrase("app", "the result of hand {n}", "place.result")};
inline constexpr Phrase placeAssists{phrase("app", "the list of help in hand {n}", "place.assists")};
inline constexpr Phrase placeId{phrase("app", "the number of the match", "place.id")};
inline constexpr Phrase placeStarted{phrase("app", "the time of its beginning", "place.started")};
inline constexpr Phrase placeEndedAt{phrase("app", "the time of its end", "place.ended-at")};
inline constexpr Phrase placeProgram{phrase("app", "the name of its program", "place.program")};
inline constexpr Phrase placeCommitment{phrase("app", "the commitment to its cards", "place.commitment")};
inline constexpr Phrase placeChallenge{phrase("app", "the results of its challenge", "place.challenge")};
inline constexpr Phrase placeSalt{phrase("app", "the salt of its commitment", "place.salt")};
// Somebody else sits in this window now.
inline constexpr Phrase seatTaken{
    phrase("app", "{name} took the seat in another window, and so sits in this one too.", "seat.taken")};
inline constexpr Phrase seatTakenByOther{
    phrase("app", "Somebody else took the seat in another window, and so sits in this one too.",
           "seat.taken-other")};
// What moved the likelihood of who the partner is: what was done, and when.
inline constexpr Phrase knownGave{
    phrase("app", "{seat} gave {other} {points} [points:point/points]", "known.gave")};
inline constexpr Phrase knownGaveYou{
    phrase("app", "{seat} gave you {points} [points:point/points]", "known.gave-you")};
inline constexpr Phrase knownTook{phrase("app", "{seat} took the trick from {other}", "known.took")};
inline constexpr Phrase knownTookYou{phrase("app", "{seat} took the trick from you", "known.took-you")};
inline constexpr Phrase knownPlayed{phrase("app", "{seat} played {card.the}", "known.played")};
inline constexpr Phrase knownLeading{phrase("app", "trick {n}, leading", "known.leading")};
inline constexpr Phrase knownInTrick{phrase("app", "trick {n}", "known.in-trick")};
inline constexpr Phrase knownPlayingLast{phrase("app", "trick {n}, playing last", "known.playing-last")};

inline constexpr Phrase placeEnd{phrase("app", "the end of the match", "place.end")};

// {what} of a file that holds no match, or a damaged one. The reader's own line, which names each card and
// each figure, is the headless program's.
inline constexpr Phrase whyEmpty{phrase("app", "it is empty", "why.empty")};
inline constexpr Phrase whyNotText{phrase("app", "line {n} cannot be read", "why.not-text")};
inline constexpr Phrase whyCut{phrase("app", "it ends in the middle of line {n}", "why.cut")};
inline constexpr Phrase whyVersion{
    phrase("app", "it was written by another version of the program", "why.version")};
inline constexpr Phrase whyGame{phrase("app", "this program does not know its game", "why.game")};
inline constexpr Phrase whySettings{
    phrase("app", "its players or options do not belong to the game", "why.settings")};
inline constexpr Phrase whyCards{phrase("app", "the cards are not dealt as they should be", "why.cards")};
inline constexpr Phrase whyAction{phrase("app", "there is no such action in this game", "why.action")};
inline constexpr Phrase whyTurn{phrase("app", "it was another player's turn", "why.turn")};
inline constexpr Phrase whyIllegal{phrase("app", "that was not allowed there", "why.illegal")};
inline constexpr Phrase whyMissing{phrase("app", "something is missing", "why.missing")};
inline constexpr Phrase whyOver{phrase("app", "all was over before it", "why.over")};
inline constexpr Phrase whyFigures{phrase("app", "the figures are wrong", "why.figures")};

// {what} of what could not be written: the causes that a player can do something about. Others are in the
// system's words.
inline constexpr Text causeFull = phrase("app", "the disk is full", "cause.full");
inline constexpr Text causeForbidden = phrase("app", "writing there is not allowed", "cause.forbidden");
inline constexpr Text causeGone = phrase("app", "the folder is not there", "cause.gone");
inline constexpr Text causeThere = phrase("app", "there is already such a file", "cause.there");
inline constexpr Text causeLimit = phrase("app", "the file has reached its size limit", "cause.limit");
inline constexpr Text causeFault = phrase("app", "the disk reports a fault", "cause.fault");
inline constexpr Text causeFolder = phrase("app", "it is a folder", "cause.folder");
inline constexpr Text causeNoFile = phrase("app", "it is a pipe or a device, not a file", "cause.no-file");
inline constexpr Text causeBusy = phrase("app", "another window is writing it", "cause.busy");
inline constexpr Text causeNothing = phrase("app", "there is nothing to write", "cause.nothing");
inline constexpr Text causeNoHand = phrase("app", "no hand of the match is over yet", "cause.no-hand");
inline constexpr Text causeHistory = phrase("app", "the history cannot be read", "cause.history");
inline constexpr Text causeHistoryBusy =
    phrase("app", "another program is using the history", "cause.history-busy");
inline constexpr Text causeHistoryGone =
    phrase("app", "the match is no longer in the history", "cause.history-gone");

}  // namespace giaguaro::phrases
