/// What is wrong with a navigation controller on purpose, and which readings it takes.
struct Seams {
  var faults: NavigationFaults = [] { didSet { update() } }
  var variants: NavigationVariants = [] { didSet { update() } }
  /// Whether there is anything of either.
  private(set) var isAltered = false

  private mutating func update() {
    isAltered = !(faults.isEmpty && variants.isEmpty)
  }
}
