import ConformanceChecks
import NavigationReference

/// All that can be read from a subject at the end of a run, and what it returned and told in the part of the run in which
/// it is compared with another. Nothing in it is expected.
struct Portrait: Hashable, Sendable {
  /// What it refused, and the line.
  var raised: String?
  /// Indices, bottom to top.
  var stack: [Int32] = []
  /// Whether the stack holds what no controller can stand for: then nothing was looked at that goes by it.
  var isStackStrange = false
  /// Indices of the controllers whose items the bar holds.
  var items: [Int32] = []
  var top: Int32 = Observation.none
  var visible: Int32 = Observation.none
  var content: Int32 = Observation.none
  /// The first controller on the stack that has another parent.
  var misplacedChild: Int32?
  var left = DisplayedElement.nothing
  var backTitle: Label?
  var centre = DisplayedElement.nothing
  var right = DisplayedElement.nothing
  var prompt: Label?
  var isBarHidden = false
  var isBarShown = false
  var isToolbarHidden = false
  var isToolbarShown = false
  var toolbarItems: [Label] = []
  /// Those that were returned, in the order of their names.
  var returned: [Int32] = []
  var events: [ObservedEvent] = []

  /// The aspects of two portraits that can be compared: nothing is said of the content of a bar that is hidden in both.
  static func visibleAspects(_ first: Portrait, _ second: Portrait) -> AspectSet {
    var hidden = AspectSet(rawValue: 0)
    if first.isBarHidden, second.isBarHidden {
      hidden.formUnion(AspectSet(.left, .backTitle, .centre, .right, .prompt))
    }
    if !first.isToolbarShown, !second.isToolbarShown { hidden.insert(.toolbarItems) }
    if first.isStackStrange || second.isStackStrange {
      hidden.formUnion(AspectSet(.itemStack, .parent))
    }
    if first.transitions.count != 1 || second.transitions.count != 1 {
      hidden.insert(.transitionKind)
    }
    return AspectSet.all.subtracting(hidden)
  }

  /// Transitions that could be seen, in the part in which the runs differ.
  private var transitions: [ObservedEvent] {
    events.filter {
      ($0.kind == .pushTransition || $0.kind == .popTransition) && $0.isAnimated
    }
  }

  /// An aspect in words; equal words are equal aspects.
  func text(_ aspect: Aspect) -> String {
    switch aspect {
    case .raised: raised ?? "no error"
    case .stack: Self.list(stack)
    case .itemStack: Self.list(items)
    case .topController: ObservationText.name(top)
    case .visibleController: ObservationText.name(visible)
    case .content: ObservationText.name(content)
    case .parent:
      misplacedChild.map { "\(ObservationText.name($0)) is no child" } ?? "as on the stack"
    case .left: left.text
    case .backTitle: ExpectationText.quoted(backTitle)
    case .centre: centre.text
    case .right: right.text
    case .prompt: ExpectationText.quoted(prompt)
    case .barFlag: String(isBarHidden)
    case .barShown: String(isBarShown)
    case .toolbarFlag: String(isToolbarHidden)
    case .toolbarShown: String(isToolbarShown)
    case .toolbarItems: ExpectationText.labels(toolbarItems)
    case .returned: returned.isEmpty ? "nothing" : Self.list(returned)
    default: told(aspect)
    }
  }

  /// What was told. Only what can be seen counts: an unanimated change need not be reported.
  private func told(_ aspect: Aspect) -> String {
    switch aspect {
    case .transitionKind:
      return transitions.map { $0.kind == .pushTransition ? "push" : "pop" }
        .joined(separator: ", ")
    case .transitionCount: return Self.words(transitions)
    case .barAnimation:
      return Self.words(events.filter { $0.kind == .navigationBarVisibility && $0.isAnimated })
    case .toolbarAnimation:
      return Self.words(events.filter { $0.kind == .toolbarVisibility && $0.isAnimated })
    case .willShow:
      return Self.words(events.filter { $0.kind == .willShow || $0.kind == .didShow })
    case .appearing: return Self.words(events.filter { $0.kind.isAppearance })
    default: return ""
    }
  }

  private static func words(_ events: [ObservedEvent]) -> String {
    events.isEmpty ? "nothing" : events.map(\.text).joined(separator: ", ")
  }

  private static func list(_ indices: [Int32]) -> String {
    indices.isEmpty ? "empty" : indices.map { ObservationText.name($0) }.joined(separator: " ")
  }
}
