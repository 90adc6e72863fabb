import ConformanceChecks
import NavigationReference

/// What is permitted of one aspect, in the notation of reports.
struct ExpectationText {
  let expectation: Expectation
  let model: NavigationModel

  func text(_ aspect: Aspect) -> String {
    switch aspect {
    case .raised: expectation.raised ? "an error" : "no error"
    case .returned: returned
    case .stack, .itemStack: Self.list(model.stack.controllers)
    case .topController, .content: Self.name(expectation.top)
    case .visibleController: Self.text(expectation.visible) { Self.name($0) }
    case .parent: "children: \(Self.list(model.stack.controllers))"
    case .itemIdentity: "one each, always"
    case .itemCreation: expectation.probe.isCreated ? "created" : "not created"
    case .left: Self.text(model.statedBar.left) { $0.text }
    case .backTitle: Self.text(model.statedBar.backTitle) { Self.quoted($0) }
    case .centre: Self.text(model.statedBar.centre) { $0.text }
    case .right: Self.text(model.statedBar.right) { $0.text }
    case .prompt: Self.text(model.statedBar.prompt) { Self.quoted($0) }
    case .barFlag: String(expectation.barFlag)
    case .barShown: String(!expectation.barFlag)
    case .toolbarFlag: Self.text(expectation.toolbarFlag) { String($0) }
    case .toolbarShown: Self.text(expectation.toolbarShown) { String($0) }
    case .toolbarItems: toolbarItems
    case .barDuration: "the constant"
    case .transitionCount: Self.transitions(expectation.transition.count)
    case .transitionKind: Self.text(expectation.transition.kind) { $0 == .push ? "push" : "pop" }
    case .transitionEnds:
      "\(Self.name(expectation.transition.from)) → \(Self.name(expectation.transition.to))"
    case .barAnimation: barAnimation
    case .toolbarAnimation: Self.text(expectation.toolbarAnimation)
    case .barContentAnimation: expectation.barContentAnimation == true ? "animated" : "unanimated"
    case .toolbarItemsAnimation: Self.text(expectation.toolbarItemsAnimation)
    default: messageText(aspect)
    }
  }

  private func messageText(_ aspect: Aspect) -> String {
    let messages = expectation.messages
    switch aspect {
    case .willShow: return count(messages)
    case .willShowController: return "names \(Self.list(messages.appearing)) only"
    case .willShowFlag: return "animated: \(messages.flag ?? false)"
    case .delegateAddressee:
      switch messages.addressee {
      case .unstated: return "anyone"
      case .nobody: return "nobody"
      case .delegate(let name): return "delegate \(name.rawValue) only"
      }
    case .pairs: return "a did-show for each"
    case .appearing: return "for \(Self.list(messages.appearing))"
    case .affected: return "\(Self.name(messages.disappearing)) is told"
    case .bystanders:
      let told = messages.appearing + (messages.disappearing.map { [$0] } ?? [])
      return told.isEmpty ? "nobody is told" : "only \(Self.list(told)) may be told"
    case .movingTo: return "\(Self.name(messages.movingTo)): isMovingToParent"
    case .movingFrom: return "\(Self.name(messages.movingFrom)): isMovingFromParent"
    case .viewAtAppearance: return "not in the interface yet"
    case .modalMoving: return "\(Self.name(expectation.top)) is not moving"
    case .gestureView: return "on the controller's view"
    case .editingCalls: return "for \(Self.name(messages.editor))"
    case .editingFlag: return String(messages.isEditing)
    case .lentDelegate: return "gone"
    case .toolbarItemAction: return "action of \(Self.label(messages.tappedItem)), once"
    default: return barText(aspect)
    }
  }

  private func barText(_ aspect: Aspect) -> String {
    switch aspect {
    case .barIdentity, .toolbarIdentity:
      return expectation.situation.contains(.makeAnother) ? "one for each controller" : "the same"
    case .barDelegate: return "the navigation controller"
    case .barAppearance: return BarText.looks(model.barLooks)
    case .barTint: return BarText.name(model.barLooks.barTint)
    case .itemColor: return itemColor
    case .barColor: return BarText.name(model.barLooks.barTint)
    case .interfaceParts: return BarText.parts(Checker.parts(expectation, model))
    case .contentInset:
      return expectation.situation.contains(.scrolls) ? "adjusted" : "not adjusted"
    default: return ""
    }
  }

  private var itemColor: String {
    var model = model
    if let tint = Checker.foreignTint(&model) { return "not \(BarText.name(tint))" }
    return BarText.name(model.barLooks.tint)
  }

  private func count(_ messages: MessageExpectation) -> String {
    switch messages.willShow {
    case .unstated: "any number"
    case .none: "none"
    case .atLeastOne: "at least one"
    case .exactlyOne: "exactly one"
    case .lastAppearing: "at least one for \(Self.name(messages.appearing.last))"
    }
  }

  /// A change that a controller asks for while it appears has to go along with its transition.
  private var barAnimation: String {
    let text = Self.text(expectation.barAnimation)
    guard expectation.barAnimation == .animated,
      expectation.situation.contains(.barFromAppearance)
    else { return text }
    return text + " alongside the transition"
  }

  private var returned: String {
    switch expectation.returned {
    case .unstated: "anything"
    case .controller(let name): name.description
    case .rootPop: "anything"
    case .removed:
      model.stack.removed.isEmpty ? "nothing" : Self.list(model.stack.removed)
    }
  }

  private var toolbarItems: String {
    let current = Self.labels(expectation.toolbarItems.current)
    guard let stale = expectation.toolbarItems.stale else { return current }
    return "\(current) or \(Self.labels(stale))"
  }

  // MARK: Notation

  static func name(_ name: ControllerName?) -> String { name?.description ?? "none" }

  static func list(_ names: [ControllerName]) -> String {
    names.isEmpty ? "empty" : names.map(\.description).joined(separator: " ")
  }

  static func labels(_ labels: [Label]) -> String {
    labels.isEmpty ? "empty" : labels.map(\.text).joined(separator: " ")
  }

  static func label(_ label: Label?) -> String { label?.text ?? "none" }

  static func quoted(_ label: Label?) -> String {
    label.map { "\"\($0.text)\"" } ?? "none"
  }

  static func transitions(_ count: Int) -> String {
    count == 0 ? "none animated" : "\(count) animated"
  }

  private static func text(_ animation: AnimationExpectation) -> String {
    switch animation {
    case .unstated, .either: "any"
    case .none: "unanimated"
    case .animated: "animated"
    }
  }

  private static func text<Value>(
    _ permitted: Permitted<Value>, _ describe: (Value) -> String
  ) -> String {
    switch permitted {
    case .unstated: "any"
    case .exactly(let value): describe(value)
    case .oneOf(let readings): readings.values.map(describe).joined(separator: " or ")
    }
  }
}

extension DisplayedElement {
  var text: String {
    switch self {
    case .nothing: "nothing"
    case .item(let label): "item \(label.text)"
    case .backButton: "back button"
    case .text(let label): "text \"\(label.text)\""
    case .view(let label): "view \(label.text)"
    case .editButton(let isDone): isDone ? "edit button Done" : "edit button Edit"
    }
  }
}
