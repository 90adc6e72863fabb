// A navigation container in JavaScript, and what it takes to have it judged.
//
//   navconform check --exec 'node container.mjs'
//
// The container is what somebody would write for an app, and knows nothing of the rest. The glue
// does to it what a scenario asks for, and looks at what became of it. The protocol is the same for
// every container. To have yours judged, copy the file, put your container in place of this one,
// and go through the glue. Reference/PORTING.md leads the way.

import { writeSync } from "node:fs";
import { createInterface } from "node:readline";

// --- The container -------------------------------------------------------------------------------

/** What was asked for is a mistake of whoever asked. */
class NavigationError extends Error {}

/** One screen. Apps override what they want to be told. */
class Screen {
  parent = null;

  willAppear({ animated, isArriving }) {}
  didAppear({ animated, isArriving }) {}
  willDisappear({ animated, isLeaving }) {}
  didDisappear({ animated, isLeaving }) {}
}

/**
 * A stack of screens under a bar. It draws nothing: a display is handed the transitions and the
 * changes of the bar, and calls back when a transition has ended.
 */
class Navigation {
  static barDuration = 0.2;

  /** Is told which screen is shown, by `willShow` and `didShow`. */
  delegate = null;
  /** The screen whose view is in place. */
  content = null;
  isBarHidden = false;
  #screens = [];
  #isOnScreen = false;
  #display;

  constructor(display, root) {
    this.#display = display;
    if (root) this.setScreens([root]);
  }

  get screens() {
    return [...this.#screens];
  }
  get top() {
    return this.#screens.at(-1) ?? null;
  }
  get visible() {
    return this.#isOnScreen ? this.top : null;
  }

  show() {
    this.#isOnScreen = true;
    this.#present([], false);
  }

  push(screen, animated = false) {
    if (this.#screens.includes(screen)) {
      throw new NavigationError("the screen is on the stack already");
    }
    this.setScreens([...this.#screens, screen], animated);
  }

  pop(animated = false) {
    return this.#cut(Math.max(this.#screens.length - 1, 1), animated)[0] ?? null;
  }
  popTo(screen, animated = false) {
    return this.#cut(this.#screens.indexOf(screen) + 1, animated);
  }
  popToRoot(animated = false) {
    return this.#cut(1, animated);
  }
  tapBack() {
    this.pop(true);
  }

  #cut(count, animated) {
    const popped = this.#screens.slice(count);
    if (popped.length > 0) this.setScreens(this.#screens.slice(0, count), animated);
    return popped;
  }

  /** Every change of the stack comes here, so that all of them send the same messages. */
  setScreens(screens, animated = false) {
    const old = this.#screens;
    this.#screens = [...screens];
    for (const screen of old) screen.parent = null;
    for (const screen of screens) screen.parent = this;
    if (this.#isOnScreen && this.top !== old.at(-1)) this.#present(old, animated);
  }

  #present(old, animated) {
    const [from, to] = [old.at(-1), this.top];
    const leaving = { animated, isLeaving: !this.#screens.includes(from) };
    const arriving = { animated, isArriving: !old.includes(to) };
    this.delegate?.willShow(to, animated);
    from?.willDisappear(leaving);
    to.willAppear(arriving);
    // It may have pushed another one, which has been presented by now.
    if (this.top !== to) return;
    const arrive = () => {
      this.content = to;
      from?.didDisappear(leaving);
      to.didAppear(arriving);
      this.delegate?.didShow(to, animated);
    };
    if (animated) this.#display.run(arriving.isArriving ? "push" : "pop", from, to, arrive);
    else arrive();
  }

  setBarHidden(hidden, animated = false) {
    if (hidden === this.isBarHidden) return;
    this.isBarHidden = hidden;
    if (this.#isOnScreen) this.#display.changeBar(hidden, animated, Navigation.barDuration);
  }
}

// --- The glue ------------------------------------------------------------------------------------

const hello = { protocol: 1, name: "Container", version: "1.0", language: "JavaScript" };
hello.capabilities = `
  popTo popToRoot setViewControllers assignViewControllers raises tapBack topViewController
  visibleViewController content parent offScreen emptyStart navigationBar navigationBarShown
  barAnimations transitions runningTransitions willShow didShow delegateReplacement appearance
  disappearance movingFlags viewAtAppearance callbacks
`.trim().split(/\s+/);

/** The container does not have what a step asks for. */
class Unsupported extends Error {}

/** A screen that notes what it is told, and does there what the scenario wants done. */
class Probe extends Screen {
  constructor(name, subject) {
    super();
    this.name = name;
    this.subject = subject;
  }
  willAppear({ animated, isArriving }) {
    const viewShown = this.subject.navigation.content === this;
    this.subject.note(this, "viewWillAppear", { animated, movingToParent: isArriving, viewShown });
  }
  didAppear({ animated, isArriving }) {
    this.subject.note(this, "viewDidAppear", { animated, movingToParent: isArriving });
  }
  willDisappear({ animated, isLeaving }) {
    this.subject.note(this, "viewWillDisappear", { animated, movingFromParent: isLeaving });
  }
  didDisappear({ animated, isLeaving }) {
    this.subject.note(this, "viewDidDisappear", { animated, movingFromParent: isLeaving });
  }
}

/** A container for one scenario. It is the container's display, too. */
class Subject {
  navigation = null;
  events = [];
  callbacks = new Map();
  #screens = new Map();
  #running = [];

  start(root) {
    this.navigation = new Navigation(this, root && this.screen(root));
    this.setDelegate(1);
    return this.navigation;
  }

  /** The screen of that name, the same one throughout the scenario. */
  screen = (name) => {
    if (!this.#screens.has(name)) this.#screens.set(name, new Probe(name, this));
    return this.#screens.get(name);
  };

  setDelegate(number) {
    const noting = (message) => (screen, animated) =>
      this.note(screen, message, { animated, delegate: number });
    this.navigation.delegate =
      number === null ? null : { willShow: noting("willShow"), didShow: noting("didShow") };
  }

  /** Notes a message, and does what the scenario wants done in it. */
  note(screen, message, members) {
    this.events.push({ event: message, controller: screen.name, ...members });
    const step = this.callbacks.get(message + screen.name);
    this.callbacks.delete(message + screen.name);
    if (step) this.perform(step);
  }

  perform(step) {
    if (!Object.hasOwn(operations, step.op)) throw new Unsupported(step.op);
    return operations[step.op](this, step);
  }

  run(kind, from, to, whenEnded) {
    this.events.push({ event: "transition", kind, from: from.name, to: to.name, animated: true });
    this.#running.push(whenEnded);
  }
  changeBar(hidden, animated, duration) {
    this.events.push({ event: "navigationBarVisibility", hidden, animated, duration });
  }

  settle() {
    while (this.#running.length > 0) this.#running.shift()();
  }

  /** What is claimed and can be seen now. */
  look() {
    const { navigation } = this;
    if (!navigation) return {};
    return {
      stack: names(navigation.screens),
      top: navigation.top?.name ?? null,
      visible: navigation.visible?.name ?? null,
      content: navigation.content?.name ?? null,
      children: names([...this.#screens.values()].filter((screen) => screen.parent === navigation)),
      barHidden: navigation.isBarHidden,
      barShown: !navigation.isBarHidden,
      barDuration: Navigation.barDuration,
    };
  }
}

const names = (screens) => screens.map((screen) => screen.name);

/** What each operation does to the container, and what the container returns. */
const operations = {
  start: (subject, { root }) => subject.start(root).show(),
  startOffScreen: (subject, { root }) => void subject.start(root),
  startEmpty: (subject) => void subject.start(),
  show: ({ navigation }) => navigation.show(),
  push: ({ navigation, screen }, { controller, animated }) =>
    navigation.push(screen(controller), animated),
  pop: ({ navigation }, { animated }) => navigation.pop(animated)?.name,
  popTo: ({ navigation, screen }, { controller, animated }) =>
    names(navigation.popTo(screen(controller), animated)),
  popToRoot: ({ navigation }, { animated }) => names(navigation.popToRoot(animated)),
  setViewControllers: ({ navigation, screen }, { controllers, animated }) =>
    navigation.setScreens(controllers.map(screen), animated),
  assignViewControllers: ({ navigation, screen }, { controllers }) =>
    navigation.setScreens(controllers.map(screen)),
  tapBack: ({ navigation }) => navigation.tapBack(),
  setNavigationBarHidden: ({ navigation }, { hidden, animated }) =>
    navigation.setBarHidden(hidden, animated),
  assignNavigationBarHidden: ({ navigation }, { hidden }) => navigation.setBarHidden(hidden),
  setDelegate: (subject, { delegate }) => subject.setDelegate(delegate),
  callback: ({ callbacks }, { message, controller, do: step }) =>
    void callbacks.set(message + controller, step),
  settle: () => {},
};

// --- The protocol --------------------------------------------------------------------------------

/** One answer for each step, with what has changed since the one before. */
function* answers(steps) {
  const subject = new Subject();
  const said = {};
  for (const step of steps) {
    const news = {};
    try {
      news.returned = subject.perform(step);
      if (!step.running) subject.settle();
    } catch (error) {
      if (error instanceof Unsupported) {
        yield { unsupported: error.message };
        continue;
      }
      if (!(error instanceof NavigationError)) throw error;
      news.reason = error.message;
    }
    for (const [field, value] of Object.entries(subject.look())) {
      const text = JSON.stringify(value);
      if (said[field] !== text) news[field] = value;
      said[field] = text;
    }
    if (subject.events.length > 0) news.events = subject.events.splice(0);
    yield news.reason ? { raised: news } : { observation: news };
  }
}

// The container may print: that goes to the error output, and never between two messages.
Object.defineProperty(process, "stdout", { get: () => process.stderr });

createInterface({ input: process.stdin }).on("line", (line) => {
  const { hello: greeting, id, batch, scenario = [] } = JSON.parse(line);
  let said = greeting ? JSON.stringify({ hello }) + "\n" : "";
  let step = 0;
  for (const answer of answers(scenario)) {
    said += JSON.stringify({ id, step: ++step, ...answer }) + "\n";
    if (batch) continue;
    writeSync(1, said);
    said = "";
  }
  if (said) writeSync(1, said);
});
