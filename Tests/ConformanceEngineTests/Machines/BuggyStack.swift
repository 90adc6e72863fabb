import ConformanceEngine
import SmallStackMachine

/// A subject that is right but for one seeded bug.
struct BuggyStack: CheckedSubject {
  typealias Language = StackMachine
  let bug: SeededBug
  private var before = StackMachine.State()
  private var memory = SeededBug.Memory()

  init(bug: SeededBug) {
    self.bug = bug
  }

  mutating func start() {
    before = StackMachine.State()
    memory = SeededBug.Memory()
  }

  mutating func failure(of line: StackLine, expecting state: StackMachine.State) -> SeededBug? {
    let shows = bug.shows(line, before: before, memory: &memory)
    before = state
    return shows ? bug : nil
  }
}
