import ConformanceChecks
import NavigationReference

/// The name of something that a subject reports. A new kind of event does not compile until `init(_:)` names it
/// here.
package enum WireEvent: String, CaseIterable, Sendable {
  case willShow
  case didShow
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case transition
  case navigationBarVisibility
  case toolbarVisibility
  case navigationBarContent
  case toolbarItems
  case setEditing
  case toolbarItemAction

  init(_ kind: ObservedEvent.Kind) {
    switch kind {
    case .willShow: self = .willShow
    case .didShow: self = .didShow
    case .viewWillAppear: self = .viewWillAppear
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    case .pushTransition, .popTransition: self = .transition
    case .navigationBarVisibility: self = .navigationBarVisibility
    case .toolbarVisibility: self = .toolbarVisibility
    case .navigationBarContent: self = .navigationBarContent
    case .toolbarItems: self = .toolbarItems
    case .editingBegins, .editingEnds: self = .setEditing
    case .toolbarItemAction: self = .toolbarItemAction
    }
  }
}

extension WireValue {
  /// An event as a subject sends it.
  init(_ event: ObservedEvent) {
    let name = WireEvent(event.kind)
    var members = [Member("event", .text(name.rawValue))]
    func add(_ key: String, _ flag: Bool?) {
      if let flag { members.append(Member(key, .flag(flag))) }
    }
    switch name {
    case .willShow, .didShow:
      members.append(Member("controller", WireValue(index: event.controller)))
      if event.delegate != 1 { members.append(Member("delegate", .integer(Int(event.delegate)))) }
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      members.append(Member("controller", WireValue(index: event.controller)))
      add("movingToParent", event.isMovingToParent)
      add("movingFromParent", event.isMovingFromParent)
      add("viewShown", event.isViewShown)
      add("hasParent", event.hasParent)
    case .transition:
      members += [
        Member("kind", event.kind == .pushTransition ? "push" : "pop"),
        Member("from", WireValue(index: event.controller)),
        Member("to", WireValue(index: event.destination)),
      ]
    case .navigationBarVisibility, .toolbarVisibility:
      members.append(Member("hidden", .flag(event.isHidden)))
      if let duration = event.duration { members.append(Member("duration", .number(duration))) }
      add("alongsideTransition", event.isAlongsideTransition)
    case .setEditing:
      members += [
        Member("controller", WireValue(index: event.controller)),
        Member("editing", .flag(event.kind == .editingBegins)),
      ]
    case .navigationBarContent, .toolbarItems: break
    case .toolbarItemAction:
      members.append(Member("item", .text(event.item?.text ?? "")))
      self = .object(members)
      return
    }
    if event.isAnimationSaid { members.append(Member("animated", .flag(event.isAnimated))) }
    self = .object(members)
  }

  /// A controller by the index that observations have.
  init(index: Int32) {
    switch index {
    case 0...: self = WireValue(ControllerName(Int(index)))
    case Observation.none: self = .null
    default: self = .text(WireValue.stranger)
    }
  }

  /// What stands for a controller that the scenario does not know.
  static var stranger: String { "?" }
}

extension ObservedEvent {
  /// - Returns: `nil` for an event that this version does not know.
  init?(_ value: WireValue) throws(WireFault) {
    let fields = try WireFields(value, of: "an event")
    guard let name = WireEvent(rawValue: try fields.text("event")) else { return nil }
    switch name {
    case .willShow: self.init(.willShow)
    case .didShow: self.init(.didShow)
    case .viewWillAppear: self.init(.viewWillAppear)
    case .viewDidAppear: self.init(.viewDidAppear)
    case .viewWillDisappear: self.init(.viewWillDisappear)
    case .viewDidDisappear: self.init(.viewDidDisappear)
    case .transition:
      let kind = try fields.text("kind")
      guard kind == "push" || kind == "pop" else {
        throw WireFault("'kind' expects push or pop, found '\(kind)'")
      }
      self.init(kind == "push" ? .pushTransition : .popTransition)
    case .navigationBarVisibility: self.init(.navigationBarVisibility)
    case .toolbarVisibility: self.init(.toolbarVisibility)
    case .navigationBarContent: self.init(.navigationBarContent)
    case .toolbarItems: self.init(.toolbarItems)
    case .setEditing:
      self.init(try fields.flag("editing") ? .editingBegins : .editingEnds)
    case .toolbarItemAction:
      self.init(.toolbarItemAction)
      item = Label(observed: try fields.text("item"))
      return
    }
    switch name {
    case .willShow, .didShow:
      controller = try fields.index("controller")
      delegate = try fields.optionalDelegate()
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      controller = try fields.index("controller")
      isMovingToParent = try fields.optionalFlag("movingToParent")
      isMovingFromParent = try fields.optionalFlag("movingFromParent")
      isViewShown = try fields.optionalFlag("viewShown")
      hasParent = try fields.optionalFlag("hasParent")
    case .transition:
      controller = try fields.end("from")
      destination = try fields.end("to")
    case .navigationBarVisibility, .toolbarVisibility:
      isHidden = try fields.flag("hidden")
      duration = try fields.optionalNumber("duration")
      isAlongsideTransition = try fields.optionalFlag("alongsideTransition")
    case .setEditing: controller = try fields.index("controller")
    case .navigationBarContent, .toolbarItems, .toolbarItemAction: break
    }
    if kind.tellsController {
      let flag = try fields.optionalFlag("animated")
      isAnimated = flag ?? false
      isAnimationSaid = flag != nil
    } else {
      isAnimated = try fields.flag("animated")
    }
  }
}

extension ObservedEvent.Kind {
  /// Whether a controller is told, of whom no document says with which flag.
  fileprivate var tellsController: Bool {
    isAppearance || self == .editingBegins || self == .editingEnds
  }
}

extension WireFields {
  func optionalFlag(_ key: String) throws(WireFault) -> Bool? {
    guard let value = self[key], value != .null else { return nil }
    return try flag(key)
  }

  func optionalNumber(_ key: String) throws(WireFault) -> Double? {
    guard let value = self[key], value != .null else { return nil }
    return try Self.number(value, key)
  }

  static func number(_ value: WireValue, _ key: String) throws(WireFault) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw WireFault(key, expected: "a number", found: value)
    }
  }

  /// The delegate that was told; the first where nothing is said.
  fileprivate func optionalDelegate() throws(WireFault) -> UInt8 {
    guard let value = self["delegate"], value != .null else { return 1 }
    return UInt8(exactly: try integer("delegate")) ?? .max
  }

  /// The index of a controller, as observations have it.
  fileprivate func index(_ key: String) throws(WireFault) -> Int32 {
    try WireFields.index(of: try text(key), in: key)
  }

  /// Where a transition comes from or leads to.
  fileprivate func end(_ key: String) throws(WireFault) -> Int32 {
    try value(key) == .null ? Observation.none : try index(key)
  }

  /// -1 for a controller that no scenario named.
  ///
  /// - Throws: for a text that is no name at all; shown as a stranger it would hide what was said.
  static func index(of name: String, in key: String) throws(WireFault) -> Int32 {
    if let known = ControllerName(name), known.position <= WireFields.lastPosition {
      return known.index
    }
    guard name == WireValue.stranger else {
      throw WireFault(
        "'\(key)' says '\(TextLayout.truncate(HarmlessText.line(name), to: 40))', which is no name of a "
          + "controller; one that no scenario named is '\(WireValue.stranger)'")
    }
    return -1
  }
}
