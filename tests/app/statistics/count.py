"""Counts what hands of a person come to, from records alone (docs/records.md), by the rules as the games' pages tell
them: what tests/app/test_statistics.cpp holds the program's own count against.

    count.py PERSON FILE      FILE: records, one a line, in the order in which they were played
"""
import json
import math
import sys

RANKS = "A 2 3 4 5 6 7 8 9 10 J N Q K".split()
ROLES = {
    "jaguar": {"caller": "jaguar.role.jaguar", "alone": "jaguar.role.alone", "partner": "jaguar.role.friend",
               "other": "jaguar.role.opponent"},
    "briscola-chiamata": {"caller": "briscola.role.caller", "alone": "briscola.role.alone",
                          "partner": "briscola.role.partner", "other": "briscola.role.opponent",
                          "solo": "briscola.role.solo"},
    "tarot": {"caller": "tarot.role.preneur", "alone": "tarot.role.alone", "partner": "tarot.role.partner",
              "other": "tarot.role.defence"},
}


def mean(figures):
    """How many, their mean, and 1.96 standard errors of it."""
    count = len(figures)
    if count == 0:
        return [0, 0, 0]
    middle = math.fsum(figures) / count
    variance = math.fsum((f - middle) ** 2 for f in figures) / (count - 1) if count > 1 else 0
    return [count, middle, 1.96 * math.sqrt(variance / count)]


class Hand:
    """One hand: who called what with whom, and when that came out."""

    def __init__(self, record, hand):
        self.game, self.players, self.options = record["game"], record["players"], record["options"]
        self.result = hand["result"]
        self.actions = [(seat, text.split()) for seat, text, *_ in hand["actions"]]
        self.bids, self.plays, self.promise = {}, [], 0
        self.caller = self.called = suit = None
        for seat, words in self.actions:
            if words[0] in ("bid", "oblige", "solo"):
                self.bids[seat] = words
                self.caller = seat
                if self.game == "briscola-chiamata" and len(words) > 2:
                    self.promise = int(words[2])  # it holds for whoever goes over it by a solo
            elif words[0] == "trump":
                suit = words[1]
            elif words[0] == "call":
                self.called = words[1]
            elif words[0] == "play":
                self.plays.append((seat, words[1]))
        if self.game in ("jabberwocky", "jaago-chalis"):
            self.caller = None
            return
        words = self.bids[self.caller]
        self.solo = words[0] == "solo"
        if self.game != "tarot" and not self.solo:
            self.called = words[1] + suit
        holders = [seat for seat in range(self.players) if self.called in hand["deal"]["hands"][seat]]
        self.partner = holders[0] if holders and holders[0] != self.caller else None

    def role(self, seat):
        roles = ROLES.get(self.game)
        if roles is None:
            return None
        if seat == self.caller:
            alone = self.players == 5 and self.partner is None
            return roles["solo" if self.solo else "alone" if alone else "caller"]
        return roles["partner" if seat == self.partner else "other"]

    def contract(self, seat):
        if self.game == "jaago-chalis" or (self.caller is not None and seat != self.caller):
            return None
        words = self.bids[seat]
        if self.game == "jabberwocky":
            return "number " + words[1]
        if self.game == "tarot":
            place = ["small", "guard", "without", "against", "slam"].index(words[1]) + 1
            return "text %d" % place
        return "text 99" if self.solo else "rank %d" % RANKS.index(words[1])

    def margin(self, seat):
        """What was taken over the promise; None: not counted here."""
        points = self.result["points"]
        if self.game == "jabberwocky":
            return points[seat] - int(self.bids[seat][1])
        if self.game == "tarot":
            return None
        side = points[seat] + (points[self.partner] if self.partner is not None else 0)
        enough = 60 if self.options.get("tie") == "caller" and not self.solo else 61
        return side - (self.promise or enough)

    def made(self, seat):
        if self.game == "jabberwocky":
            return self.margin(seat) == 0
        return self.result["scores"][seat] > 0

    def found_at(self, seat):
        """The trick in which the partner's card fell; None for who knew, and where nobody was hidden."""
        if self.caller is None or self.partner is None or self.players != 5 or seat in (self.caller, self.partner):
            return None
        return [card for _, card in self.plays].index(self.called) // self.players + 1


def main(person, path):
    scores, luck, losses, made_by, missed_by, found = [], [], [], [], [], []
    roles, contracts, levels = {}, {}, {}
    for line in open(path, encoding="utf-8"):
        record = json.loads(line)
        seat = record["names"].index(person)
        for hand in record["hands"]:
            if "result" not in hand or hand["result"].get("void"):
                continue
            counted, score = Hand(record, hand), hand["result"]["scores"][seat]
            scores.append(score)
            if counted.role(seat):
                roles.setdefault(counted.role(seat), []).append(score)
            contract = counted.contract(seat)
            if contract:
                contracts.setdefault(contract, []).append(counted.made(seat))
                margin = counted.margin(seat)
                if margin is not None:
                    (made_by if counted.made(seat) else missed_by).append(abs(margin))
            if counted.found_at(seat):
                found.append(counted.found_at(seat))
            for other, level in enumerate(record["level"]):
                if other != seat:
                    levels.setdefault(level, []).append(hand["result"]["scores"][other])
            review = hand.get("review", {"decisions": [], "seats": []})
            losses += [d["loss"] for d in review["decisions"] if d["seat"] == seat and d["mark"] is not None]
            luck += [s["luck"] for s in review["seats"] if s["seat"] == seat]
    window = 20 if len(scores) < 100 else 50 if len(scores) < 500 else 100
    print(json.dumps({
        "hands": len(scores), "score": mean(scores), "luck": mean(luck), "loss": mean(losses),
        "bid": sum(len(c) for c in contracts.values()), "made": sum(sum(c) for c in contracts.values()),
        "madeBy": mean(made_by), "missedBy": mean(missed_by), "found": mean(found),
        "roles": {name: mean(figures) for name, figures in roles.items()},
        "contracts": {name: [len(c), sum(c)] for name, c in contracts.items()},
        "levels": {name: mean(figures) for name, figures in levels.items()},
        "lately": mean(scores[-window:])}))


if __name__ == "__main__":
    main(*sys.argv[1:])
