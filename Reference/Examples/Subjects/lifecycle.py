"""State preservation in Python, and what it takes to have it judged.

    navconform check --exec 'python3 lifecycle.py' --requirement ST-03

A stack whose screens come back after a launch, if they have an identifier. It is judged as a
system of its own, beside the navigation controller that container.py is a template for.
"""

import json
import os
import sys

# --- What is preserved ----------------------------------------------------------------


class Screen:
    def __init__(self, name, identifier=None):
        self.name = name
        self.identifier = identifier


class Navigation:
    def __init__(self, root, identifier):
        self.identifier = identifier
        self.screens = [root]

    def encode(self):
        """What to keep, from the bottom up: screens by paths that tell them apart."""
        if self.identifier is None:
            return []
        known = [screen for screen in self.screens if screen.identifier is not None]
        return [(s, f"{self.identifier}/{n}/{s.identifier}") for n, s in enumerate(known)]

    def restored(self, archive):
        """A fresh one, with what was kept."""
        fresh = Navigation(None, self.identifier)
        fresh.screens = [screen for screen, path in archive]
        return fresh


# --- The glue -------------------------------------------------------------------------


class Subject:
    def __init__(self):
        self.navigation = None
        self.screens = {}
        self.archive = []

    def screen(self, name):
        return self.screens.setdefault(name, Screen(name))

    def perform(self, step):
        """Does what a step asks for. What it answers is of the step alone."""
        match step:
            case {"op": "make", "creation": "root", "root": root, "identifiers": identifiers}:
                for name, identifier in identifiers.items():
                    self.screen(name).identifier = identifier
                self.navigation = Navigation(self.screen(root), step["identifier"])
            case {"op": "push", "controller": name}:
                self.navigation.screens.append(self.screen(name))
            case {"op": "pop"}:
                self.navigation.screens[1:] = self.navigation.screens[1:-1]
            case {"op": "setViewControllers", "controllers": names}:
                self.navigation.screens = [self.screen(name) for name in names]
            case {"op": "setIdentifier", "controller": name, "identifier": identifier}:
                self.screen(name).identifier = identifier
            case {"op": "setOwnIdentifier", "identifier": identifier}:
                self.navigation.identifier = identifier
            case {"op": "encode"}:
                self.archive = self.navigation.encode()
                return {"encoded": [{"controller": s.name, "path": p} for s, p in self.archive]}
            case {"op": "restore"}:
                fresh = self.navigation.restored(self.archive)
                return {"restored": [screen.name for screen in fresh.screens]}
            case _:
                return None
        return {}

    def answer(self, step):
        seen = self.perform(step)
        if seen is None:
            return {"unsupported": step["op"]}
        if self.navigation:
            seen["stack"] = [screen.name for screen in self.navigation.screens]
        return {"observation": seen}


# --- The protocol ---------------------------------------------------------------------


def serve(name, version):
    """Answers the suite until it closes its end."""
    channel = open(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "hello" in message:
            hello = {"protocol": 1, "name": name, "version": version, "language": "Python"}
            # It has no navigation controller, and is not judged as one.
            hello |= {"navigation": False, "capabilities": []}
            hello |= {"systems": {"lifecycle": ["preservation"]}}
            print(json.dumps({"hello": hello}), file=channel, flush=True)
        subject = Subject()
        for number, step in enumerate(message.get("scenario", []), start=1):
            known = message.get("system") == "lifecycle"
            answer = subject.answer(step) if known else {"unsupported": step["op"]}
            said = {"id": message["id"], "step": number} | answer
            print(json.dumps(said), file=channel, flush=not message["batch"])
        channel.flush()


if __name__ == "__main__":
    serve("Stack", version="1.0")
