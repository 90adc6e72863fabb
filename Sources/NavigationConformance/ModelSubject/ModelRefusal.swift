import NavigationReference

/// What the model raises.
struct ModelRefusal: Error, CustomStringConvertible {
  let description: String

  /// The documents forbid the push.
  static let duplicate = ModelRefusal(description: "the controller is on the stack already")

  /// The documents do not let the bar's delegate be changed.
  static let barDelegate = ModelRefusal(description: "the delegate of the bar cannot be changed")

  /// The line should not have come: whoever wrote it did not ask the model.
  static func refused(_ refusal: Refusal) -> ModelRefusal {
    ModelRefusal(description: refusal.text)
  }

  /// The same of one of the smaller systems.
  static func refused(_ refusal: SystemRefusal) -> ModelRefusal {
    ModelRefusal(description: refusal.message)
  }

  private init(description: String) {
    self.description = description
  }
}
