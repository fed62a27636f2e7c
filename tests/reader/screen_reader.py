#!/usr/bin/python3
"""Plays a card as somebody does who hears the program and does not see it: starts it under AT-SPI, reads what it tells
of the table, finds a card of the hand by its name, plays it by its own action and listens to what is said of it.

usage: screen_reader.py PROGRAM ARGUMENT…
Wants a display and a D-Bus session of its own (tools/read-aloud sees to both). Each step prints a line; the first that
fails ends it with a status of 1 and what was found instead."""

import os
import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)  # of names that Debian 12 has no others for

PATIENCE = 60  # seconds, for each step: the machine may be busy
TABLE = ("Card table", "Tavolo da gioco")
MAY = {"en": ", may be played", "it": ", si può giocare"}


class Failed(Exception):
    pass


def until(what, find):
    """What `find` answers, as soon as it is something; events are heard meanwhile."""
    deadline = time.monotonic() + PATIENCE
    loop = GLib.MainContext.default()
    while time.monotonic() < deadline:
        while loop.iteration(False):
            pass
        try:
            found = find()
        except GLib.Error:
            found = None  # something went away while it was being read
        if found:
            print(f"ok: {what}", flush=True)
            return found
        time.sleep(0.05)
    raise Failed(f"waited {PATIENCE} s for: {what}")


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def everything(node):
    yield node
    for child in children(node):
        yield from everything(child)


def showing(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def program(pid):
    for application in children(Atspi.get_desktop(0)):
        if application.get_process_id() == pid:
            return application
    return None


def named(root, role, wanted):
    """The nodes of this role that show and whose name is as wanted."""
    return [
        node
        for node in everything(root)
        if node.get_role_name() == role and showing(node) and wanted(node.get_name() or "")
    ]


def table(root):
    """The labels that lie over the painted table, in the order they are read."""
    for group in named(root, "panel", lambda name: name in TABLE):
        return [node for part in children(group) for node in children(part) if node.get_role_name() == "label" and showing(node)]
    return None


def main():
    language = sys.argv[sys.argv.index("--language") + 1]
    may = MAY[language]
    heard = []

    def hear(event):
        try:
            if event.source and event.source.get_role_name() == "notification" and event.source.get_name():
                heard.append((event.type, event.source.get_name()))
        except GLib.Error:
            pass  # gone since

    listener = Atspi.EventListener.new(hear)
    for kind in ("object:property-change:accessible-name", "object:state-changed:showing"):
        listener.register(kind)

    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb")
    run = subprocess.Popen(sys.argv[1:], env=environment)
    try:
        root = until("the program is there for screen readers", lambda: program(run.pid))
        hand = until("its cards that may be played", lambda: named(root, "push button", lambda name: name.endswith(may)))
        for card in hand:
            print("    ", card.get_name())
        painted = until("what is only painted: plates, seats, the trick", lambda: table(root))
        for node in painted:
            print("    ", node.get_name())
        if len(painted) < 2 + 4:
            raise Failed("two plates and four seats would be more than that")

        card = hand[0]
        name = card.get_name()[: -len(may)]
        actions = [card.get_action_name(index) for index in range(card.get_n_actions())]
        if "Press" not in actions:
            raise Failed(f"{name} has the actions {actions}, and none to press it")
        heard.clear()
        card.do_action(actions.index("Press"))

        def said():
            return [text for _, text in heard if name.lower() in text.lower()]

        for text in until(f"{name} is played, and it is said", said):
            print("    ", text)
        until("a notification that shows", lambda: [1 for kind, _ in heard if "showing" in kind])
        until(
            "it is no longer in the hand",
            lambda: not named(root, "push button", lambda text: text.startswith(name)),
        )
    finally:
        run.terminate()
        run.wait(PATIENCE)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        print(f"not ok: {failure}", file=sys.stderr)
        sys.exit(1)
