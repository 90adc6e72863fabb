extension ViolationFamily {
  /// What operations may have in common that makes one of several defects.
  package enum Circumstance: String, CaseIterable, Sendable {
    case withoutDelegate = "without a delegate"
    case beforeDisplay = "before the first display"
    case embedded = "embedded in another controller"
    case presented = "in a presented interface"
    case afterDismissal = "after a dismissal"
    case afterCancelledGesture = "after a cancelled gesture"

    /// Whether it is there when the last of the lines is carried out.
    func holds(in lines: some BidirectionalCollection<String>) -> Bool {
      switch self {
      case .withoutDelegate:
        return lines.last { $0.hasPrefix("delegate = ") } == "delegate = none"
      case .beforeDisplay:
        let isOff = lines.contains { $0 == "start empty" || $0.hasSuffix(" off screen") }
        return isOff && !lines.contains("show")
      case .embedded: return lines.contains { $0.hasPrefix("start ") && $0.hasSuffix(" embedded") }
      case .presented:
        return lines.contains { $0.hasPrefix("start ") && $0.hasSuffix(" presented") }
      case .afterDismissal: return lines.dropLast().contains { $0.hasPrefix("dismiss") }
      case .afterCancelledGesture: return lines.dropLast().contains("gesture cancel")
      }
    }
  }
}
