import NavigationReference

/// What the model states of an aspect after a step, in the words of a worked example.
struct ExampleValue {
  let model: NavigationModel
  let expectation: Expectation

  /// The one value that the documents permit, or `nil` when the model does not settle on one.
  subscript(aspect: Aspect) -> String? {
    switch aspect {
    case .stack: return names(model.stack.controllers, none: "empty")
    case .topController: return model.top?.description ?? "none"
    case .barFlag: return String(model.isBarHidden)
    case .raised: return String(expectation.raised)
    case .returned: return returned
    case .toolbarFlag: return exactly(expectation.toolbarFlag, String.init)
    default:
      guard expectation.stated.contains(aspect) else { return nil }
      return stated(aspect)
    }
  }

  private var returned: String? {
    switch expectation.returned {
    case .controller(let name): name.description
    case .removed: names(model.stack.removed, none: "nothing")
    case .unstated, .rootPop: nil
    }
  }

  private func stated(_ aspect: Aspect) -> String? {
    switch aspect {
    case .visibleController: exactly(expectation.visible) { $0?.description ?? "none" }
    case .left: exactly(model.statedBar.left, shown)
    case .centre: exactly(model.statedBar.centre, shown)
    case .right: exactly(model.statedBar.right, shown)
    case .backTitle: exactly(model.statedBar.backTitle, quoted)
    case .prompt: exactly(model.statedBar.prompt, quoted)
    case .barShown: String(!model.isBarHidden)
    case .toolbarShown: exactly(expectation.toolbarShown, String.init)
    case .toolbarItems:
      expectation.toolbarItems.stale == nil
        ? expectation.toolbarItems.current.map(\.text).joined(separator: " ") : nil
    case .transitionCount: String(expectation.transition.count)
    case .transitionKind: exactly(expectation.transition.kind) { "\($0)" }
    case .barAnimation: animation(expectation.barAnimation)
    case .toolbarAnimation: animation(expectation.toolbarAnimation)
    case .toolbarItemsAnimation: animation(expectation.toolbarItemsAnimation)
    default: message(aspect)
    }
  }

  private func message(_ aspect: Aspect) -> String? {
    switch aspect {
    case .appearing: names(expectation.messages.appearing, none: "nobody")
    case .bystanders: expectation.messages.othersSilent ? "nobody" : nil
    case .willShowController:
      expectation.messages.namesOnlyAppearing
        ? names(expectation.messages.appearing, none: "nobody") : nil
    case .willShowFlag: expectation.messages.flag.map(String.init)
    case .willShow:
      switch expectation.messages.willShow {
      case .unstated: nil
      case .none: "none"
      case .atLeastOne: "at least one"
      case .exactlyOne: "one"
      case .lastAppearing: "one for the last"
      }
    default: nil
    }
  }

  // MARK: Words

  private func names(_ names: [ControllerName], none: String) -> String {
    names.isEmpty ? none : names.map(\.description).joined(separator: " ")
  }

  private func exactly<Value>(_ permitted: Permitted<Value>, _ word: (Value) -> String) -> String? {
    if case .exactly(let value) = permitted { word(value) } else { nil }
  }

  private func shown(_ element: DisplayedElement) -> String {
    switch element {
    case .nothing: "nothing"
    case .backButton: "backButton"
    case .item(let label): "item \(label)"
    case .text(let label): "text \"\(label)\""
    case .view(let label): "view \(label)"
    case .editButton(let isDone): isDone ? "edit button Done" : "edit button Edit"
    }
  }

  private func quoted(_ label: Label?) -> String {
    label.map { "\"\($0)\"" } ?? "none"
  }

  private func animation(_ expectation: AnimationExpectation) -> String? {
    switch expectation {
    case .none: "none"
    case .animated: "animated"
    case .unstated, .either: nil
    }
  }
}
