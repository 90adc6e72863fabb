import ConformanceChecks
import NavigationReference

/// What a subject has said of itself in a scenario, by what it is called there. What is not said again is as it was.
struct WireObservation: Sendable {
  private(set) var said = WireFieldSet()
  /// What was said of the last step.
  private var saidNow = WireFieldSet()
  /// Members and events that nobody knows, each once.
  private(set) var strangers: [String] = []
  private(set) var returned = Returned.nothing
  private(set) var stack: [Int32] = []
  private(set) var top = Observation.none
  private(set) var visible = Observation.none
  private(set) var content = Observation.none
  private(set) var children: [Int32] = []
  /// What the subject calls the bar's items, bottom to top.
  private(set) var items: [String] = []
  /// What it calls the item of a controller, by index of the controller.
  private(set) var itemOf: [(controller: Int32, item: String)] = []
  private(set) var created: [Int32] = []
  private(set) var left = DisplayedElement.nothing
  private(set) var backTitle: Label?
  private(set) var center = DisplayedElement.nothing
  private(set) var right = DisplayedElement.nothing
  private(set) var prompt: Label?
  private(set) var isBarHidden = false
  private(set) var isBarShown = false
  private(set) var barDuration = 0.0
  private(set) var isToolbarHidden = false
  private(set) var isToolbarShown = false
  private(set) var toolbarItems: [Label] = []
  private(set) var bars = WireBars()
  private(set) var isPopGestureInstalled = false
  private(set) var isLentDelegateKept: Bool?
  private(set) var isLentControllerKept: Bool?
  /// What was reported and has not been taken yet.
  var events: [ObservedEvent] = []

  enum Returned: Hashable, Sendable {
    case nothing
    case one(Int32)
    case several([Int32])
  }

  /// Takes what was said of a step.
  mutating func add(_ observation: WireValue) throws(WireFault) {
    returned = .nothing
    saidNow = WireFieldSet()
    bars.anotherBar = nil
    isLentDelegateKept = nil
    isLentControllerKept = nil
    let fields = try WireFields(observation, of: "an observation")
    for member in fields.members {
      guard let place = WireField.names.firstIndex(of: member.key) else {
        note(stranger: member.key)
        continue
      }
      try read(WireField.fields[place], fields, member.value)
      said.insert(place)
      saidNow.insert(place)
    }
  }

  /// Takes what was said of a step, and whatever of it can be read.
  ///
  /// - Returns: why the rest cannot. A field that cannot be read has been said all the same.
  mutating func addReadable(_ observation: WireValue) -> [WireFault] {
    returned = .nothing
    saidNow = WireFieldSet()
    bars.anotherBar = nil
    isLentDelegateKept = nil
    isLentControllerKept = nil
    let fields: WireFields
    do throws(WireFault) {
      fields = try WireFields(observation, of: "an observation")
    } catch {
      return [error]
    }
    var faults: [WireFault] = []
    for member in fields.members {
      guard let place = WireField.names.firstIndex(of: member.key) else { continue }
      said.insert(place)
      saidNow.insert(place)
      do throws(WireFault) {
        try read(WireField.fields[place], fields, member.value)
      } catch {
        faults.append(error)
      }
    }
    return faults
  }

  /// Whether a field was said of the last step.
  func saysNow(_ field: WireField) -> Bool {
    WireField.fields.firstIndex(of: field).map { saidNow.contains($0) } ?? false
  }

  private mutating func read(
    _ field: WireField, _ fields: WireFields, _ value: WireValue
  ) throws(WireFault) {
    let key = field.rawValue
    switch field {
    case .returned: returned = try Self.returned(fields, value)
    case .stack: stack = try fields.indices(key)
    case .top: top = try fields.optionalIndex(key)
    case .visible: visible = try fields.optionalIndex(key)
    case .content: content = try fields.optionalIndex(key)
    case .children: children = try fields.indices(key)
    case .items: items = try fields.texts(key)
    case .itemOf: try readOwners(value)
    case .created: created = try fields.indices(key)
    case .left: (left, backTitle) = try DisplayedElement.read(value, key)
    case .center: center = try DisplayedElement.read(value, key).0
    case .right: right = try DisplayedElement.read(value, key).0
    case .prompt: prompt = try fields.label(key)
    case .barHidden: isBarHidden = try fields.flag(key)
    case .barShown: isBarShown = try fields.flag(key)
    case .barDuration: barDuration = try WireFields.number(value, key)
    case .toolbarHidden: isToolbarHidden = try fields.flag(key)
    case .toolbarShown: isToolbarShown = try fields.flag(key)
    case .toolbarItems: toolbarItems = try fields.labels(key) ?? []
    case .barObject: bars.bar = try fields.text(key)
    case .anotherBarObject: bars.anotherBar = try fields.text(key)
    case .toolbarObject: bars.toolbar = try fields.text(key)
    case .barDelegate: bars.isDelegate = try fields.flag(key)
    case .barAppearance: try bars.readAppearance(value, key)
    case .itemColor: bars.itemColor = try fields.label(key)
    case .barColor: bars.barColor = try fields.label(key)
    case .interfaceParts: bars.parts = try InterfaceParts(fields, key)
    case .contentInsetAdjusted: bars.isInsetAdjusted = try fields.flag(key)
    case .lentDelegateKept: isLentDelegateKept = try fields.flag(key)
    case .lentControllerKept: isLentControllerKept = try fields.flag(key)
    case .popGestureInstalled: isPopGestureInstalled = try fields.flag(key)
    case .events: try readEvents(value)
    }
  }

  private static func returned(
    _ fields: WireFields, _ value: WireValue
  ) throws(WireFault) -> Returned {
    switch value {
    case .null: return .nothing
    case .text(let name): return .one(try WireFields.index(of: name, in: "returned"))
    case .array: return .several(try fields.indices("returned"))
    default:
      throw WireFault(
        "returned", expected: "null, a controller or an array of controllers", found: value)
    }
  }

  /// What is said of a controller again replaces what was said.
  private mutating func readOwners(_ value: WireValue) throws(WireFault) {
    guard case .object(let members) = value else {
      throw WireFault("itemOf", expected: "an object", found: value)
    }
    for member in members {
      guard case .text(let item) = member.value else {
        throw WireFault("itemOf", expected: "what the item is called", found: member.value)
      }
      let controller = try WireFields.index(of: member.key, in: "itemOf")
      if let index = itemOf.firstIndex(where: { $0.controller == controller }) {
        itemOf[index].item = item
      } else {
        itemOf.append((controller, item))
      }
    }
  }

  private mutating func readEvents(_ value: WireValue) throws(WireFault) {
    guard case .array(let values) = value else {
      throw WireFault("events", expected: "an array of events", found: value)
    }
    for value in values {
      if let event = try ObservedEvent(value) {
        events.append(event)
      } else if case .text(let name)? = value["event"] {
        note(stranger: name)
      }
    }
  }

  /// The limit is for a subject that says another one each time.
  private mutating func note(stranger: String) {
    guard strangers.count < 100, !strangers.contains(stranger) else { return }
    strangers.append(stranger)
  }
}

extension WireFields {
  func indices(_ key: String) throws(WireFault) -> [Int32] {
    guard case .array(let values) = try value(key) else {
      throw WireFault(key, expected: "an array of controllers", found: try value(key))
    }
    var indices: [Int32] = []
    indices.reserveCapacity(values.count)
    for value in values {
      guard case .text(let name) = value else {
        throw WireFault(key, expected: "an array of controllers", found: value)
      }
      indices.append(try WireFields.index(of: name, in: key))
    }
    return indices
  }

  /// A controller or null, as observations have it.
  func optionalIndex(_ key: String) throws(WireFault) -> Int32 {
    let value = try value(key)
    switch value {
    case .null: return Observation.none
    case .text(let name): return try WireFields.index(of: name, in: key)
    default: throw WireFault(key, expected: "a controller or null", found: value)
    }
  }
}

extension DisplayedElement {
  /// What a position of the bar shows, and the title of a back button.
  static func read(
    _ value: WireValue, _ key: String
  ) throws(WireFault) -> (DisplayedElement, Label?) {
    if value == .null { return (.nothing, nil) }
    guard case .object(let members) = value, members.count == 1 else {
      throw WireFault(key, expected: "null or an object with one member", found: value)
    }
    let fields = try WireFields(value, of: "'\(key)'")
    switch members[0].key {
    case "back": return (.backButton, try fields.label("back"))
    case "item": return (.item(Label(observed: try fields.text("item"))), nil)
    case "title": return (.text(Label(observed: try fields.text("title"))), nil)
    case "view": return (.view(Label(observed: try fields.text("view"))), nil)
    case "editButton": return (.editButton(isDone: try fields.isDone("editButton")), nil)
    default:
      throw WireFault(
        "'\(key)' expects one of 'item', 'back', 'title', 'view' and 'editButton', "
          + "found '\(members[0].key)'")
    }
  }

  /// The same as a subject says it.
  func wire(backTitle: Label?) -> WireValue {
    switch self {
    case .nothing: .null
    case .item(let label): ["item": .text(label.text)]
    case .backButton: ["back": WireValue(backTitle)]
    case .text(let text): ["title": .text(text.text)]
    case .view(let label): ["view": .text(label.text)]
    case .editButton(let isDone): ["editButton": isDone ? "Done" : "Edit"]
    }
  }
}

extension WireFields {
  /// Which of its two titles an edit button has.
  fileprivate func isDone(_ key: String) throws(WireFault) -> Bool {
    let title = try text(key)
    guard title == "Done" || title == "Edit" else {
      throw WireFault("'\(key)' expects Edit or Done, found '\(title)'")
    }
    return title == "Done"
  }
}
