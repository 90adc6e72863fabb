"""A navigation stack at the other end of the wire, for tests. Words in its arguments put faults into it."""

import json
import os
import signal
import sys
import time

CLAIMS = ["popTo", "popToRoot", "setViewControllers", "raises", "topViewController"]


class Refused(Exception):
    pass


class Stack:
    """The stack of the documents and nothing else."""

    def __init__(self, root):
        self.controllers = [root]

    def push(self, name):
        if name in self.controllers:
            raise Refused(name + " is on the stack already")
        self.controllers.append(name)

    def cut(self, count):
        gone = self.controllers[count:]
        del self.controllers[count:]
        return gone


class Unsupported(Exception):
    pass


class Subject:
    def __init__(self):
        self.stack = None

    def perform(self, step):
        """Carries a step out and returns what it returned."""
        operation = step["op"]
        if operation == "start":
            self.stack = Stack(step["root"])
            return None
        stack = self.stack
        if operation == "push":
            stack.push(step["controller"])
            return None
        if operation == "pop":
            gone = stack.cut(max(len(stack.controllers) - 1, 1))
            return gone[0] if gone else None
        if operation == "popTo":
            return stack.cut(stack.controllers.index(step["controller"]) + 1)
        if operation == "popToRoot":
            return stack.cut(1)
        if operation == "setViewControllers":
            stack.controllers = list(step["controllers"])
            return None
        if operation == "settle":
            return None
        raise Unsupported(operation)

    def answer(self, step):
        try:
            returned = self.perform(step)
        except Unsupported as unsupported:
            return "unsupported", str(unsupported)
        except Refused as refused:
            return "raised", {"reason": str(refused)}
        seen = {"stack": self.stack.controllers, "top": self.stack.controllers[-1]}
        if returned is not None:
            seen["returned"] = returned
        return "observation", seen


def main():
    out = sys.stdout
    subject = Subject()
    encode = json.JSONEncoder(separators=(",", ":")).encode
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            hello = {
                "protocol": 1, "name": "PythonStack", "version": "1",
                "language": "Python", "capabilities": CLAIMS,
            }
            out.write(encode({"hello": hello}) + "\n")
            out.flush()
            continue
        identity = message["id"]
        keeps = message.get("batch", False)
        for number, step in enumerate(message["scenario"], 1):
            kind, said = subject.answer(step)
            out.write(encode({"id": identity, "step": number, kind: said}) + "\n")
            if not keeps:
                out.flush()
        out.flush()


main()
