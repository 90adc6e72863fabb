import ConformanceChecks
import NavigationReference

/// What was seen of one aspect, in the notation of reports.
struct ObservationText {
  let observation: Observation
  let model: NavigationModel
  /// Whether a change of the bar has to go along with the transition of the step.
  let isAlongsideAsked: Bool

  init(_ observation: Observation, _ model: NavigationModel, _ situation: Situation) {
    self.observation = observation
    self.model = model
    isAlongsideAsked = situation.contains(.barFromAppearance)
  }

  static func raised(_ observation: Observation) -> String {
    observation.raised == nil ? "no error" : "an error"
  }

  func text(_ aspect: Aspect) -> String {
    switch aspect {
    case .raised: Self.raised(observation)
    case .returned: returned
    case .stack: list(observation.isStackAsExpected, observation.stack)
    case .itemStack:
      list(observation.areItemsAsExpected, observation.items, stranger: "an item of no controller")
    case .topController: Self.name(observation.top)
    case .visibleController: Self.name(observation.visible)
    case .content: Self.name(observation.content)
    case .parent: parent
    case .itemIdentity:
      observation.isItemIdentityKept ? "one each, always" : "another item"
    case .itemCreation: observation.isItemCreated ? "created" : "not created"
    case .left: observation.left.text
    case .backTitle: ExpectationText.quoted(observation.backTitle)
    case .centre: observation.centre.text
    case .right: observation.right.text
    case .prompt: ExpectationText.quoted(observation.prompt)
    case .barFlag: String(observation.isBarHidden)
    case .barShown: String(observation.isBarShown)
    case .toolbarFlag: String(observation.isToolbarHidden)
    case .toolbarShown: String(observation.isToolbarShown)
    case .toolbarItems: ExpectationText.labels(observation.toolbarItems)
    default: eventText(aspect)
    }
  }

  private func eventText(_ aspect: Aspect) -> String {
    switch aspect {
    case .barDuration:
      let durations = events(.navigationBarVisibility).compactMap(\.duration)
      let seen = durations.map { "\($0) s" }.joined(separator: ", ")
      return
        "\(seen.isEmpty ? "no change reported" : seen); the constant is \(observation.hideShowBarDuration) s"
    case .transitionCount: return ExpectationText.transitions(transitions.count)
    case .transitionKind:
      return transitions.map { $0.kind == .pushTransition ? "push" : "pop" }
        .joined(separator: ", ")
    case .transitionEnds:
      return
        transitions
        .map { "\(Self.name($0.controller)) → \(Self.name($0.destination))" }
        .joined(separator: ", ")
    case .barAnimation: return barAnimation
    case .toolbarAnimation: return animation(.toolbarVisibility)
    case .barContentAnimation: return animation(.navigationBarContent)
    case .toolbarItemsAnimation: return animation(.toolbarItems)
    case .willShow, .willShowController, .willShowFlag, .pairs:
      return texts { $0.kind == .willShow || $0.kind == .didShow }
    case .delegateAddressee: return addressees
    case .editingCalls, .editingFlag:
      return texts { $0.kind == .editingBegins || $0.kind == .editingEnds }
    case .toolbarItemAction: return texts { $0.kind == .toolbarItemAction }
    case .barIdentity:
      if observation.bars.isBarShared { return "one for all controllers" }
      return observation.bars.isBarKept ? "the same" : "another"
    case .toolbarIdentity: return observation.bars.isToolbarKept ? "the same" : "another"
    case .barDelegate:
      return observation.bars.isDelegate ? "the navigation controller" : "another or none"
    case .barAppearance: return BarText.looks(observation.bars, like: model.barLooks)
    case .barTint: return BarText.name(observation.bars.barTint)
    case .itemColor: return BarText.name(observation.bars.itemColor)
    case .barColor: return BarText.name(observation.bars.barColor)
    case .interfaceParts: return BarText.parts(observation.bars.parts)
    case .contentInset: return observation.bars.isInsetAdjusted ? "adjusted" : "not adjusted"
    case .lentDelegate: return observation.isLentObjectKept ? "still there" : "gone"
    case .gestureView:
      return observation.isPopGestureInstalled ? "on the controller's view" : "elsewhere"
    case .viewAtAppearance: return viewAtAppearance
    case .appearing, .affected, .bystanders, .movingTo, .movingFrom, .modalMoving:
      return texts { $0.kind.isAppearance }
    default: return ""
    }
  }

  private func events(_ kind: ObservedEvent.Kind) -> [ObservedEvent] {
    observation.events.filter { $0.kind == kind }
  }

  private var transitions: [ObservedEvent] {
    observation.events.filter {
      ($0.kind == .pushTransition || $0.kind == .popTransition) && $0.isAnimated
    }
  }

  private func texts(where isMeant: (ObservedEvent) -> Bool) -> String {
    let texts = observation.events.filter(isMeant).map(\.text)
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  /// Who was told what; the first delegate, too, is called by its number here.
  private var addressees: String {
    let told = observation.events.filter { $0.kind == .willShow || $0.kind == .didShow }
    if told.isEmpty { return "nothing" }
    return told.map { event in
      let text = event.text
      return event.delegate == 1 ? text + " (delegate 1)" : text
    }.joined(separator: ", ")
  }

  /// All that decides whether an animation is the one that was asked for.
  private var barAnimation: String {
    let seen = events(.navigationBarVisibility)
    if seen.isEmpty { return "no change reported" }
    return seen.map { event in
      guard event.isAnimated else { return "unanimated" }
      if event.isHidden != model.isBarHidden {
        return "animated, but the bar is \(event.isHidden ? "hidden" : "shown")"
      }
      guard isAlongsideAsked, let isAlongside = event.isAlongsideTransition else {
        return "animated"
      }
      return isAlongside
        ? "animated alongside the transition" : "animated, but not alongside the transition"
    }.joined(separator: ", ")
  }

  /// Whose view was there when it was announced; who was told of what does not show that.
  private var viewAtAppearance: String {
    let early = events(.viewWillAppear).filter { $0.isViewShown == true }
    if early.isEmpty { return "not in the interface yet" }
    return early.map { "\(Self.name($0.controller))'s in the interface already" }
      .joined(separator: ", ")
  }

  private func animation(_ kind: ObservedEvent.Kind) -> String {
    let seen = events(kind)
    if seen.isEmpty { return "no change reported" }
    return seen.map { $0.isAnimated ? "animated" : "unanimated" }.joined(separator: ", ")
  }

  private var returned: String {
    switch observation.returned {
    case .nothing: "nothing"
    case .emptyArray: "an empty array"
    case .bottomToTop: ExpectationText.list(model.stack.removed)
    case .topToBottom: ExpectationText.list(model.stack.removed.reversed())
    case .other: Self.names(observation.returnedControllers)
    }
  }

  private func list(
    _ isAsExpected: Bool, _ seen: [Int32], stranger: String = Self.stranger
  ) -> String {
    if isAsExpected { return ExpectationText.list(model.stack.controllers) }
    return seen.isEmpty ? "empty" : Self.names(seen, stranger: stranger)
  }

  /// With a comma where somebody without a name is among them.
  private static func names(_ indices: [Int32], stranger: String = stranger) -> String {
    let separator = indices.contains { $0 < 0 } ? ", " : " "
    return indices.map { $0 < 0 ? stranger : name($0) }.joined(separator: separator)
  }

  private static let stranger = "a controller of no scenario"

  private var parent: String {
    guard let index = observation.misplacedChild else {
      return "children: \(ExpectationText.list(model.stack.controllers))"
    }
    let name = ControllerName(Int(index))
    if model.isOnStack(name) { return "\(name) is no child" }
    return "\(name) is \(model.stack.removed.contains(name) ? "still a child" : "a child, too")"
  }

  static func name(_ index: Int32) -> String {
    switch index {
    case Observation.none: "none"
    case ..<0: stranger
    default: ControllerName(Int(index)).description
    }
  }
}

extension ObservedEvent {
  /// The event as a story prints it: of a change of the bar also whether it goes along with the transition, where that
  /// is asked for.
  func text(in situation: Situation) -> String {
    guard kind == .navigationBarVisibility, situation.contains(.barFromAppearance),
      let isAlongsideTransition
    else { return text }
    return text + (isAlongsideTransition ? "" : " not") + " alongside the transition"
  }

  /// The event as reports print it.
  var text: String {
    let name = ObservationText.name(controller)
    switch kind {
    case .willShow: return "will-show \(name)\(animatedText)\(delegateText)"
    case .didShow: return "did-show \(name)\(animatedText)\(delegateText)"
    case .viewWillAppear: return "\(name).viewWillAppear\(movingText)"
    case .viewDidAppear: return "\(name).viewDidAppear\(movingText)"
    case .viewWillDisappear: return "\(name).viewWillDisappear\(movingText)"
    case .viewDidDisappear: return "\(name).viewDidDisappear\(movingText)"
    case .pushTransition, .popTransition:
      let kindText = kind == .pushTransition ? "push" : "pop"
      return
        "transition \(kindText) \(name) → \(ObservationText.name(destination))\(animatedText)"
    case .navigationBarVisibility:
      return "navigation bar \(isHidden ? "hidden" : "shown")\(animatedText)"
    case .toolbarVisibility: return "toolbar \(isHidden ? "hidden" : "shown")\(animatedText)"
    case .navigationBarContent: return "navigation bar content\(animatedText)"
    case .toolbarItems: return "toolbar items\(animatedText)"
    case .editingBegins: return "\(name).setEditing true"
    case .editingEnds: return "\(name).setEditing false"
    case .toolbarItemAction: return "action of \(ExpectationText.label(item))"
    }
  }

  private var animatedText: String { isAnimated ? " animated" : "" }

  private var delegateText: String { delegate == 2 ? " (delegate 2)" : "" }

  private var movingText: String {
    if isMovingToParent == true { return " (moving to parent)" }
    return isMovingFromParent == true ? " (moving from parent)" : ""
  }
}
