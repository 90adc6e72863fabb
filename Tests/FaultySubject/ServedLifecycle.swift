import Foundation
import NavigationConformance

/// A life cycle that breaks down when two controllers are preserved.
struct ServedLifecycle: LifecycleAdapter {
  enum Habit {
    case none
    case trap
    case hang
    case refuse
  }

  private struct Refused: Error {}

  static var capabilities: LifecycleCapabilities { .preservation }

  private let habit: Habit
  private(set) var stack: [String] = []
  private var identifiers: [String: String] = [:]
  private var archive: [String] = []

  init(_ habit: Habit) {
    self.habit = habit
  }

  mutating func make(
    _ creation: ControllerCreation, identifier: String?, identifiers: [String: String]
  ) throws {
    guard case .root(let root) = creation else { throw Unsupported() }
    stack = [root]
    self.identifiers = identifiers
    archive = []
  }

  mutating func push(_ label: String) { stack.append(label) }
  mutating func pop() { if stack.count > 1 { stack.removeLast() } }
  mutating func setViewControllers(_ labels: [String]) { stack = labels }
  mutating func setIdentifier(_ identifier: String?, of label: String) {
    identifiers[label] = identifier
  }
  mutating func setOwnIdentifier(_ identifier: String?) {}

  mutating func encode() throws -> [EncodedController] {
    if stack.count > 1 {
      switch habit {
      case .none: break
      case .trap: fatalError("two are too many")
      // Without taking the processor from whoever waits for it.
      case .hang: while true { Foundation.sleep(1_000) }
      case .refuse: throw Refused()
      }
    }
    archive = stack.filter { identifiers[$0] != nil }
    return archive.enumerated().map { EncodedController(label: $1, path: "\($0)") }
  }

  mutating func restore() throws -> [String] { archive }
}
