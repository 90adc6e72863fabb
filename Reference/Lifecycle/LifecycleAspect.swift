/// What is looked at of a navigation controller that comes into being or comes back.
package enum LifecycleAspect: Int, SystemAspect {
  /// What a storyboard without a root comes to.
  case withoutRoot
  case barClasses
  case stack
  case interface
  /// Whether the bar holds the items of the stack that the subject itself shows, and no others.
  case items
  /// Who is the delegate of one that has just been made.
  case delegate
  case preserves
  /// What was encoded without an identifier.
  case strangers
  /// What is above a controller without an identifier, and was not encoded.
  case leftOut
  case encoded
  case paths
  /// Which of those that share an identifier, or were left by those without one, come back, in whatever order.
  case returning
  case restored
  /// What comes back, beside what the subject itself showed before.
  case comingBack
  /// What it shows with standard bars, beside what it showed with others.
  case standardBars

  package var title: String {
    switch self {
    case .withoutRoot: "a storyboard without a root"
    case .barClasses: "classes of the bars"
    case .stack: "stack"
    case .interface: "items and bars"
    case .items: "items in the bar"
    case .delegate: "delegate"
    case .preserves: "preserves"
    case .strangers: "encoded without identifier"
    case .leftOut: "left out above a gap"
    case .encoded: "encoded"
    case .paths: "paths differ"
    case .returning: "among those restored"
    case .restored: "restored stack"
    case .comingBack: "stack that comes back"
    case .standardBars: "with standard bars"
    }
  }

  /// Whether the subject is compared with itself.
  package var comparesRuns: Bool { self == .comingBack || self == .standardBars }

  package var standsAlone: Bool {
    switch self {
    case .barClasses, .interface, .items, .delegate, .standardBars: true
    // What is preserved wrongly is restored wrongly.
    case .withoutRoot, .stack, .preserves, .strangers, .leftOut, .encoded, .paths, .returning,
      .restored, .comingBack:
      false
    }
  }

  package var givesContext: Bool { self == .stack || self == .encoded || self == .restored }
}
