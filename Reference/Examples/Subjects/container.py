"""A navigation container in Python, and what it takes to have it judged.

    navconform check --exec 'python3 container.py'

The container is what somebody would write for an app, and knows nothing of the rest. The
glue does to it what a scenario asks for, and looks at what became of it. The protocol is the
same for every container. To have yours judged, copy the file, put your container in place of
this one, and go through the glue. Reference/PORTING.md leads the way.
"""

import json
import os
import sys
from collections import defaultdict
from functools import cached_property
from itertools import count

# --- The container --------------------------------------------------------------------


class NavigationError(Exception):
    """What was asked for is a mistake of whoever asked."""


class Item:
    """What the bar is to show for a screen."""

    def __init__(self):
        self.title = self.title_view = self.prompt = None
        self.left = self.right = self.back = None


class Screen:
    def __init__(self, name):
        self.name = name
        self.title = None
        self.tools = None
        self.hides_toolbar = False

    @cached_property
    def item(self):
        """Made when first asked for: many screens are never on a stack."""
        return Item()


class Navigation:
    """A stack of screens, and the bars above and below the one on top."""

    def __init__(self, root):
        self.screens = [root]
        self.items = [root.item]
        self.delegate = None
        self.bar_hidden = False
        self.toolbar_hidden = True

    @property
    def top(self):
        return self.screens[-1]

    def push(self, screen, animated=False):
        if screen in self.screens:
            raise NavigationError(f"{screen.name} is on the stack already")
        self.set_screens([*self.screens, screen], animated)

    def pop(self, animated=False):
        popped = self._cut(max(len(self.screens) - 1, 1), animated)
        return popped[0] if popped else None

    def pop_to(self, screen, animated=False):
        return self._cut(self.screens.index(screen) + 1, animated)

    def pop_to_root(self, animated=False):
        return self._cut(1, animated)

    def _cut(self, count, animated):
        popped = self.screens[count:]
        if popped:
            self.set_screens(self.screens[:count], animated)
        return popped

    def set_screens(self, screens, animated=False):
        """Every change of the stack comes here, so that all of them tell the delegate."""
        shown = screens[-1]
        delegate = self.delegate if shown is not self.top else None
        if delegate:
            delegate.will_show(shown, animated)
        self.screens = screens
        self.items = [screen.item for screen in screens]
        if delegate:
            delegate.did_show(shown, animated)

    def tap_back(self):
        self.pop(animated=True)

    @property
    def left_button(self):
        """The top's own button, or the one that the screen below wants for the way back."""
        button = self.items[-1].left
        if button is None and len(self.items) > 1:
            return self.items[-2].back
        return button

    @property
    def bar_title(self):
        title = self.items[-1].title
        return self.top.title if title is None else title

    @property
    def toolbar_shown(self):
        return not (self.toolbar_hidden or self.top.hides_toolbar)


# --- The glue -------------------------------------------------------------------------

CAPABILITIES = """
    popTo popToRoot setViewControllers assignViewControllers raises topViewController
    itemStack itemCreation barContent prompt navigationBar navigationBarShown tapBack
    toolbar toolbarShown toolbarItems hidesBottomBar willShow didShow delegateReplacement
""".split()

PROPERTIES = {
    "title": "title",
    "toolbarItems": "tools",
    "hidesBottomBarWhenPushed": "hides_toolbar",
    "item.title": "title",
    "item.titleView": "title_view",
    "item.left": "left",
    "item.right": "right",
    "item.back": "back",
    "item.prompt": "prompt",
}


class Unsupported(Exception):
    """The container does not have what a step asks for."""


class Delegate:
    """Notes what the container says. The suite tells two delegates apart, 1 and 2."""

    def __init__(self, number, events):
        self.number = number
        self.events = events

    def will_show(self, screen, animated):
        self._note("willShow", screen, animated)

    def did_show(self, screen, animated):
        self._note("didShow", screen, animated)

    def _note(self, event, screen, animated):
        event = {"event": event, "controller": screen.name, "animated": animated}
        self.events.append({**event, "delegate": self.number})


class Cast(dict):
    """The screens of a scenario by their names, each made when it is first named."""

    def __missing__(self, name):
        screen = self[name] = Screen(name)
        return screen


class Subject:
    """A container for one scenario."""

    def __init__(self):
        self.cast = Cast()
        self.navigation = None
        self.events = []
        self.delegates = {number: Delegate(number, self.events) for number in (1, 2)}
        self.item_names = defaultdict(map("item {}".format, count(1)).__next__)

    def perform(self, step):
        """Carries out a step, and hands on what the container returned."""
        cast, navigation = self.cast, self.navigation
        match step["op"]:
            case "start":
                self.navigation = Navigation(cast[step["root"]])
                self.navigation.delegate = self.delegates[1]
            case "push":
                navigation.push(cast[step["controller"]], step["animated"])
            case "pop":
                popped = navigation.pop(step["animated"])
                return popped and popped.name
            case "popTo":
                popped = navigation.pop_to(cast[step["controller"]], step["animated"])
                return [screen.name for screen in popped]
            case "popToRoot":
                popped = navigation.pop_to_root(step["animated"])
                return [screen.name for screen in popped]
            case "setViewControllers" | "assignViewControllers":
                screens = [cast[name] for name in step["controllers"]]
                navigation.set_screens(screens, step.get("animated", False))
            case "tapBack":
                navigation.tap_back()
            case "setNavigationBarHidden" | "assignNavigationBarHidden":
                navigation.bar_hidden = step["hidden"]
            case "setToolbarHidden" | "assignToolbarHidden":
                navigation.toolbar_hidden = step["hidden"]
            case "setToolbarItems":
                cast[step["controller"]].tools = step["items"]
            case "assign":
                self.assign(cast[step["controller"]], step["property"], step["value"])
            case "setDelegate":
                navigation.delegate = self.delegates.get(step["delegate"])
            case "settle":
                pass  # nothing is ever pending in this container
            case operation:
                raise Unsupported(operation)

    def assign(self, screen, name, value):
        if name not in PROPERTIES:
            raise Unsupported(name)
        owner = screen.item if name.startswith("item.") else screen
        setattr(owner, PROPERTIES[name], value)

    def look(self):
        """What is claimed and can be seen now. Looking makes nothing and changes nothing."""
        created = [name for name, screen in self.cast.items() if "item" in vars(screen)]
        navigation = self.navigation
        if navigation is None:
            return {"created": created}
        names = [screen.name for screen in navigation.screens]
        items = [self.item_names[item] for item in navigation.items]
        item = navigation.items[-1]
        left = tagged("item", navigation.left_button)
        if left is None and len(names) > 1:
            left = {"back": navigation.screens[-2].title}
        return {
            "created": created,
            "stack": names,
            "top": navigation.top.name,
            "items": items,
            "itemOf": {s.name: self.item_names[s.item] for s in navigation.screens},
            "left": left,
            "center": tagged("view", item.title_view) or tagged("title", navigation.bar_title),
            "right": tagged("item", item.right),
            "prompt": item.prompt,
            "barHidden": navigation.bar_hidden,
            "barShown": not navigation.bar_hidden,
            "toolbarHidden": navigation.toolbar_hidden,
            "toolbarShown": navigation.toolbar_shown,
            "toolbarItems": navigation.top.tools or [],
        }


def tagged(kind, value):
    return None if value is None else {kind: value}


# --- The protocol ---------------------------------------------------------------------


def answers(steps):
    """One answer for each step, with what has changed since the one before."""
    subject, said = Subject(), {}
    for step in steps:
        refusal = returned = None
        try:
            returned = subject.perform(step)
        except Unsupported as unsupported:
            yield {"unsupported": str(unsupported)}
            continue
        except NavigationError as error:
            refusal = {"reason": str(error)}
        seen = subject.look()
        news = {key: seen[key] for key in seen if key not in said or seen[key] != said[key]}
        said = seen
        if returned is not None:
            news["returned"] = returned
        if subject.events:
            news["events"] = subject.events[:]
            subject.events.clear()
        yield {"raised": refusal | news} if refusal else {"observation": news}


def serve(name, version):
    """Answers the suite until it closes its end."""
    # The container may print: that goes to the error output, and never between two messages.
    channel = open(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    encode = json.JSONEncoder(check_circular=False, separators=(",", ":")).encode
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "hello" in message:
            hello = {"protocol": 1, "name": name, "version": version, "language": "Python"}
            channel.write(encode({"hello": hello | {"capabilities": CAPABILITIES}}) + "\n")
        for number, answer in enumerate(answers(message.get("scenario", [])), start=1):
            channel.write(encode({"id": message["id"], "step": number} | answer) + "\n")
            if not message["batch"]:
                channel.flush()
        channel.flush()


if __name__ == "__main__":
    serve("Container", version="1.0")
