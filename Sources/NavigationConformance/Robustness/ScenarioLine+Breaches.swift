import NavigationReference

extension ScenarioLine {
  /// The same, with nothing left running.
  var waitedFor: ScenarioLine {
    switch self {
    case .push(let name, .running): .push(name, .animated)
    case .pop(.running): .pop(.animated)
    case .popTo(let name, .running): .popTo(name, .animated)
    case .popToRoot(.running): .popToRoot(.animated)
    case .setViewControllers(let names, .running): .setViewControllers(names, .animated)
    case .callback(let callback, .push(let name, _)):
      .callback(callback, .push(name, animated: false))
    default: self
    }
  }

  /// Whether the line that breaks the rule would not break it without this one.
  func isNeeded(toBreak rule: CallerRule) -> Bool {
    switch rule {
    case .waitsForTransitions: motion == .running || chainsPush
    case .keepsTabBarsOut, .keepsNavigationControllersOut, .keepsToOneStack: saysKind
    case .callsBackAsForeseen: unforeseen != nil
    default: false
    }
  }

  /// What is to be done in a callback, and is nothing that the documents foresee there.
  var unforeseen: CallbackOperation? {
    guard case .callback(let callback, let operation) = self else { return nil }
    return operation.refusal(in: callback) == nil ? nil : operation
  }

  var chainsPush: Bool {
    if case .callback(_, .push) = self { true } else { false }
  }

  var saysKind: Bool {
    if case .change(_, let attribute) = self { attribute.isKind } else { false }
  }
}
