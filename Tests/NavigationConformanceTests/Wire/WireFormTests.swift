import ConformanceChecks
import ConformanceTestSupport
import Foundation
import NavigationReference
import Testing

@testable import NavigationConformance

/// Everything that the suite can say or see has a form on the wire, and the schema knows it.
@Suite(.aside) struct WireFormTests {
  @Test func `Every kind of line crosses and comes back as it was`() throws {
    let schema = try WireSchema()
    var lines = RandomLines(seed: 11)
    var crossed: Set<WireOperation> = []
    for kind in 0..<RandomLines.kindCount {
      for _ in 0..<sample(36, of: 60) {
        let line = lines.line(kind: kind)
        let value = WireValue(line)
        #expect(try WireReader.value(of: Array(value.text.utf8)).line() == line)
        crossed.insert(WireOperation(line))
        let sent = WireScenario.line(id: 1, .navigation([line]), isBatch: false)
        #expect(try schema.errors(in: sent) == [], "\(value.text)")
      }
    }
    #expect(crossed == Set(WireOperation.allCases))
  }

  @Test func `The schema knows every operation, property and message`() throws {
    let schema = try WireSchema()
    #expect(Set(schema.words("step", "op")) == Set(WireOperation.allCases.map(\.rawValue)))
    #expect(
      Set(schema.words("step", "property"))
        == Set(
          WireProperty.allCases.map(\.rawValue) + WireBarProperty.allCases.map(\.rawValue)
            + BarViewProperty.allCases.map(\.rawValue)))
    #expect(Set(schema.words("step", "bar")) == Set(BarObject.allCases.map(\.rawValue)))
    #expect(Set(schema.words("step", "message")) == Set(WireCallback.allCases.map(\.rawValue)))
  }

  @Test func `Every aspect is carried by a field that is looked at with it`() {
    for aspect in Aspect.allCases {
      let seen = Look(rawValue: AspectSet(aspect).rawValue)
      #expect(seen.isDisjoint(with: Self.beyondAspects), "\(aspect)")
      guard let field = WireField.carrying(aspect) else {
        #expect(aspect == .raised || aspect == .twoRuns, "\(aspect)")
        continue
      }
      let stands = field.look.union(field == .items || field == .itemOf ? Self.items : [])
      if field != .events, field != .returned, field.question == nil {
        #expect(!stands.isDisjoint(with: seen), "\(aspect) in '\(field.rawValue)'")
      }
      let judged = field.capability.aspects
      let isOwn = field.capability.isEmpty || judged.contains(aspect)
      #expect(isOwn, "\(aspect) is judged without what '\(field.rawValue)' needs")
    }
  }

  /// The bits that are no aspect's, since nothing is stated of what they are for.
  private static var beyondAspects: Look {
    [.besideRunningStack, .runningStack, .lentController]
  }

  /// What is found out from the items.
  private static var items: Look { [.itemStack, .itemIdentity] }

  @Test func `The schema knows every field, event and capability`() throws {
    let schema = try WireSchema()
    for kind in ["observation", "raised"] {
      let fields = schema.definition(kind)?["properties"]?[kind]?["properties"]?.object ?? [:]
      let names = Set(fields.keys).subtracting(["reason"])
      #expect(names == Set(WireField.allCases.map(\.rawValue)).union(Self.systemFields))
    }
    #expect(Set(schema.words("event", "event")) == Set(WireEvent.allCases.map(\.rawValue)))
    let hello = schema.definition("hello")?["properties"]?["hello"]?["properties"]
    let claims = hello?["capabilities"]?["items"]?["enum"]?.array?.compactMap(\.string)
    #expect(claims == Capabilities.named.map(\.name))
  }

  @Test(arguments: WireEvent.allCases)
  func `What may be said of an event is what the schema says`(_ event: WireEvent) throws {
    let rules = try WireSchema().definition("event")?["oneOf"]?.array ?? []
    let rule = try #require(
      rules.first { rule in
        let name = rule["properties"]?["event"]
        return name?["const"]?.string == event.rawValue
          || name?["enum"]?.array?.contains { $0.string == event.rawValue } == true
      })
    #expect(Set(try #require(rule["properties"]?.object).keys) == Set(event.members))
  }

  private static let systemFields =
    WireLayout.Field.allCases.map(\.rawValue) + WireLifecycle.Field.allCases.map(\.rawValue)
    + WireToolbarController.Field.allCases.map(\.rawValue)

  @Test func `The schema knows every operation and claim of the other systems`() throws {
    let schema = try WireSchema()
    let operations: [(WireSystem, [String])] = [
      (.layout, WireLayout.Operation.allCases.map(\.rawValue)),
      (.lifecycle, WireLifecycle.Operation.allCases.map(\.rawValue)),
      (.toolbarController, WireToolbarController.Operation.allCases.map(\.rawValue)),
    ]
    #expect(operations.map(\.0) == WireSystem.allCases)
    for (system, words) in operations {
      #expect(Set(schema.words("\(system.rawValue)Step", "op")) == Set(words))
      let name = schema.definition("\(system.rawValue)Scenario")?["properties"]?["system"]
      #expect(name?["const"]?.string == system.rawValue)
    }
    let hello = schema.definition("hello")?["properties"]?["hello"]?["properties"]
    let systems = hello?["systems"]?["properties"]
    #expect(Set(systems?.object?.keys.map { $0 } ?? []) == Set(WireSystem.allCases.map(\.rawValue)))
    #expect(Self.words(systems?["lifecycle"]) == LifecycleCapabilities.all.names)
    #expect(Self.words(systems?["toolbarController"]) == ToolbarControllerCapabilities.all.names)
  }

  private static func words(_ list: JSONValue?) -> [String]? {
    list?["items"]?["enum"]?.array?.compactMap(\.string)
  }

  @Test func `The guide names every operation, field and claim of the other systems`() throws {
    let guide = try String(
      contentsOf: WireSchema.folder.appendingPathComponent("WIRE.md"), encoding: .utf8)
    let words =
      Self.systemFields + WireLayout.Operation.allCases.map(\.rawValue)
      + WireLifecycle.Operation.allCases.map(\.rawValue)
      + WireToolbarController.Operation.allCases.map(\.rawValue)
      + WireSystem.allCases.map(\.rawValue)
    for word in words { #expect(guide.contains("`\(word)`"), "\(word)") }
  }

  @Test func `Every claim about the other systems has its name`() {
    #expect(LifecycleCapabilities.named.count == 7)
    #expect(
      LifecycleCapabilities.named.reduce(LifecycleCapabilities()) { $0.union($1.capability) }
        == .all)
    #expect(
      ToolbarControllerCapabilities.named
        .reduce(ToolbarControllerCapabilities()) { $0.union($1.capability) } == .all)
  }

  /// But for the end of an appearance, and what only buttons that work have called.
  @Test func `Every claim of a message has an event that is asked for`() {
    let claimed = WireEvent.claims.reduce(Capabilities()) { $0.union($1.0) }
    let events = Set(WireEvent.claims.flatMap(\.2))
    #expect(
      events.union([.viewDidAppear, .setEditing, .toolbarItemAction]) == Set(WireEvent.allCases))
    #expect(claimed.aspects.contains(.pairs))
  }

  @Test func `Every kind of event crosses and comes back as it was`() throws {
    let schema = try WireSchema()
    for event in SampleEvents.all {
      let value = WireValue(event)
      let read = try ObservedEvent(WireReader.value(of: Array(value.text.utf8)))
      #expect(read == event)
      let answer = WireAnswer(id: 1, step: 1, .observation(["events": .array([value])]))
      #expect(try schema.errors(in: answer.line) == [], "\(value.text)")
    }
    #expect(Set(SampleEvents.all.map { WireEvent($0.kind) }) == Set(WireEvent.allCases))
  }

  @Test func `The guide names every operation, field, event and member of the schema`() throws {
    let guide = try String(
      contentsOf: WireSchema.folder.appendingPathComponent("WIRE.md"), encoding: .utf8)
    let words =
      WireOperation.allCases.map(\.rawValue) + WireProperty.allCases.map(\.rawValue)
      + WireField.allCases.map(\.rawValue) + WireEvent.allCases.map(\.rawValue)
      + Capabilities.all.names + WireBarProperty.allCases.map(\.rawValue)
      + BarViewProperty.allCases.map(\.rawValue) + InterfaceParts.named.map { "\"\($0.name)\"" }
    for word in words { #expect(guide.contains("`\(word)`"), "\(word)") }
  }

  @Test func `The conversation in the guide is what the schema says`() throws {
    let guide = try String(
      contentsOf: WireSchema.folder.appendingPathComponent("WIRE.md"), encoding: .utf8)
    let schema = try WireSchema()
    let lines = guide.split(separator: "\n").filter { $0.hasPrefix("→ ") || $0.hasPrefix("← ") }
    #expect(lines.count == 11)
    for line in lines { #expect(try schema.errors(in: Array(line.dropFirst(2).utf8)) == []) }
  }

  @Test func `A toolbar without items may say null or an empty list`() throws {
    let schema = try WireSchema()
    for none in ["null", "[]"] {
      let line = "{\"id\":1,\"step\":1,\"observation\":{\"toolbarItems\":\(none)}}"
      #expect(try schema.errors(in: Array(line.utf8)) == [])
    }
    var said = WireObservation()
    for none in [["toolbarItems": nil], ["toolbarItems": []]] as [WireValue] {
      #expect(said.addReadable(["toolbarItems": ["a"]]).isEmpty)
      #expect(said.toolbarItems == [Label("a")])
      #expect(said.addReadable(none).isEmpty)
      #expect(said.toolbarItems == [])
    }
  }

  @Test func `The schema's check finds what is wrong with a message`() throws {
    let schema = try WireSchema()
    for line in [
      "{\"id\":1,\"step\":0,\"observation\":{}}", "{\"id\":1,\"step\":1}",
      "{\"id\":1,\"step\":1,\"observation\":{\"stack\":\"A\"}}",
      "{\"id\":1,\"step\":1,\"observation\":{},\"error\":\"x\"}",
      "{\"id\":1,\"batch\":true,\"scenario\":[{\"op\":\"push\",\"controller\":\"B\"}]}",
    ] {
      #expect(try schema.errors(in: Array(line.utf8)) != [], "\(line)")
    }
  }
}

/// One event of each kind, with everything that can be said of it.
enum SampleEvents {
  static var all: [ObservedEvent] {
    var events: [ObservedEvent] = []
    let kinds: [ObservedEvent.Kind] = [
      .willShow, .didShow, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .pushTransition, .popTransition, .navigationBarVisibility, .toolbarVisibility,
      .navigationBarContent, .toolbarItems, .editingBegins, .editingEnds, .toolbarItemAction,
    ]
    for kind in kinds {
      for isFull in [false, true] { events.append(event(kind, isFull)) }
    }
    return events
  }

  private static func event(_ kind: ObservedEvent.Kind, _ isFull: Bool) -> ObservedEvent {
    var event = ObservedEvent(kind)
    event.isAnimated = isFull && kind != .toolbarItemAction
    switch WireEvent(kind) {
    case .willShow, .didShow:
      event.controller = 3
      event.delegate = isFull ? 2 : 1
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      event.controller = isFull ? 27 : -1
      event.isMovingToParent = isFull ? true : nil
      event.isMovingFromParent = isFull ? false : nil
      event.isViewShown = isFull ? true : nil
      event.hasParent = isFull ? true : nil
      event.isAnimationSaid = isFull
    case .transition:
      event.controller = isFull ? 0 : Observation.none
      event.destination = isFull ? 1 : -1
    case .navigationBarVisibility, .toolbarVisibility:
      event.isHidden = isFull
      event.duration = isFull ? 0.25 : nil
      event.isAlongsideTransition = isFull ? true : nil
    case .setEditing:
      event.controller = isFull ? 2 : -1
      event.isAnimationSaid = isFull
    case .toolbarItemAction: event.item = isFull ? "x" : ""
    case .navigationBarContent, .toolbarItems: break
    }
    return event
  }
}

extension WireField {
  /// Which field carries what is judged of an aspect; no field where the kind of answer does, and where two runs are
  /// compared.
  fileprivate static func carrying(_ aspect: Aspect) -> WireField? {
    switch aspect {
    case .raised, .twoRuns: nil
    case .stack: .stack
    case .returned: .returned
    case .itemStack: .items
    case .itemIdentity: .itemOf
    case .itemCreation: .created
    case .topController: .top
    case .visibleController: .visible
    case .content: .content
    case .parent: .children
    case .left, .backTitle: .left
    case .centre: .center
    case .right: .right
    case .prompt: .prompt
    case .barFlag: .barHidden
    case .barShown: .barShown
    case .barDuration: .barDuration
    case .toolbarFlag: .toolbarHidden
    case .toolbarShown: .toolbarShown
    case .toolbarItems: .toolbarItems
    case .transitionCount, .transitionKind, .transitionEnds, .barAnimation, .toolbarAnimation,
      .barContentAnimation, .toolbarItemsAnimation, .willShow, .willShowController, .willShowFlag,
      .delegateAddressee, .pairs, .appearing, .affected, .bystanders, .movingTo, .movingFrom,
      .viewAtAppearance, .modalMoving, .editingCalls, .editingFlag, .toolbarItemAction:
      .events
    case .barIdentity: .barObject
    case .toolbarIdentity: .toolbarObject
    case .barDelegate: .barDelegate
    case .barAppearance, .barTint: .barAppearance
    case .itemColor: .itemColor
    case .barColor: .barColor
    case .interfaceParts: .interfaceParts
    case .contentInset: .contentInsetAdjusted
    case .gestureView: .popGestureInstalled
    case .lentDelegate: .lentDelegateKept
    }
  }
}
