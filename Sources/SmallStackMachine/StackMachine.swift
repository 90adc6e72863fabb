public import ConformanceEngine

/// A toy of nine operations: a stack without duplicates, and two flags.
@usableFromInline
package struct StackMachine: ScenarioLanguage {
  @usableFromInline
  package struct State: Hashable, Sendable {
    @usableFromInline package var stack = NameStack()
    @usableFromInline package var bar = false
    @usableFromInline package var tools = false

    @inlinable
    package init() {}
  }

  @inlinable
  package init() {}

  @inlinable
  package var initialState: State { State() }

  @inlinable
  package func accepts(_ line: StackLine, in state: State) -> Bool {
    switch line {
    case .tap, .bar, .tools: true
    case .pop, .popToRoot: state.stack.count > 0
    case .push(let name, _): state.stack.count < 15 && state.stack.firstIndex(of: name) == nil
    case .popTo(let name): state.stack.firstIndex(of: name) != nil
    case .swap: state.stack.count > 1
    case .set(let names, _): names.count > 0 && names.hasNoRepeats
    }
  }

  @inlinable
  package func apply(_ line: StackLine, to state: inout State) {
    switch line {
    case .tap: break
    case .pop: state.stack.truncate(to: state.stack.count - 1)
    case .push(let name, _): state.stack.append(name)
    case .bar(let shown): state.bar = shown
    case .tools(let shown): state.tools = shown
    case .popToRoot: state.stack.truncate(to: 1)
    case .popTo(let name):
      if let index = state.stack.firstIndex(of: name) { state.stack.truncate(to: index + 1) }
    case .swap:
      let count = state.stack.count
      let (upper, lower) = (state.stack[count - 1], state.stack[count - 2])
      state.stack.truncate(to: count - 2)
      state.stack.append(upper)
      state.stack.append(lower)
    case .set(let names, _): state.stack = names
    }
  }

  @inlinable
  package func fingerprint(of state: State) -> State { state }

  @inlinable
  package func weight(of line: StackLine) -> Int {
    switch line {
    case .tap: 0
    case .pop(let animated): 100 + (animated ? 1 : 0)
    case .push(_, let animated): 200 + (animated ? 1 : 0)
    case .bar(let shown): 300 + (shown ? 1 : 0)
    case .tools(let shown): 400 + (shown ? 1 : 0)
    case .popToRoot: 500
    case .popTo: 600
    case .swap: 700
    case .set(let names, let animated): 800 + names.count * 2 + (animated ? 1 : 0)
    }
  }

  @inlinable
  package func names(in line: StackLine) -> [Int] {
    switch line {
    case .tap, .pop, .bar, .tools, .popToRoot, .swap: []
    case .push(let name, _), .popTo(let name): [name]
    case .set(let names, _): names.elements
    }
  }

  @inlinable
  package func renaming(_ line: StackLine, by map: (Int) -> Int) -> StackLine {
    switch line {
    case .push(let name, let animated): .push(map(name), animated: animated)
    case .popTo(let name): .popTo(map(name))
    case .set(let names, let animated): .set(names.map(map), animated: animated)
    default: line
    }
  }

  @inlinable
  package func canonicalName(_ index: Int) -> Int { index }

  @inlinable
  package func simplifications(of line: StackLine) -> [StackLine] {
    switch line {
    case .pop(animated: true): [.pop(animated: false)]
    case .push(let name, animated: true): [.push(name, animated: false)]
    case .popToRoot, .popTo: [.pop(animated: false)]
    case .set(let names, let animated):
      (animated ? [.set(names, animated: false)] : [])
        + (names.count < 2
          ? [] : names.elements.map { .set(dropping($0, from: names), animated: animated) })
    default: []
    }
  }

  @inlinable
  package func variants(of line: StackLine) -> [StackLine] {
    switch line {
    case .bar(let shown): [.bar(!shown)]
    case .tools(let shown): [.tools(!shown)]
    default: []
    }
  }

  @inlinable
  package var elementaryLines: [StackLine] { [.push(0, animated: false), .pop(animated: false)] }

  @inlinable
  func dropping(_ name: Int, from names: NameStack) -> NameStack {
    var rest = NameStack()
    for other in names.elements where other != name { rest.append(other) }
    return rest
  }

  /// Everything the machine knows, with lists up to three.
  @inlinable
  package func wholeVocabulary(cast: Int) -> Vocabulary<Self> {
    var shapes: [StackLine] = [.tap, .popToRoot, .popTo(0), .swap]
    for flag in [false, true] {
      shapes += [
        .pop(animated: flag), .push(0, animated: flag), .bar(flag), .tools(flag),
        .set(NameStack(0), animated: flag), .set(NameStack(0, 1), animated: flag),
        .set(NameStack(0, 1, 2), animated: flag),
      ]
    }
    return Vocabulary(shapes: shapes, cast: cast, language: self)
  }
}
