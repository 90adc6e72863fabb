import NavigationReference

/// What the model raises.
struct ModelRefusal: Error, CustomStringConvertible {
  let description: String

  /// The documents forbid the push.
  static let duplicate = ModelRefusal(description: "the controller is on the stack already")

  /// The line should not have come: whoever wrote it did not ask the model.
  static func refused(_ refusal: Refusal) -> ModelRefusal {
    ModelRefusal(description: refusal.text)
  }

  private init(description: String) {
    self.description = description
  }
}
