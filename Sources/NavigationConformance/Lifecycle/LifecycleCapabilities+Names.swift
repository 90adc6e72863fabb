extension LifecycleCapabilities {
  /// Each capability with the name it has in Swift, in the order of the declarations.
  package static var named: [(name: String, capability: LifecycleCapabilities)] {
    [
      ("preservation", .preservation), ("barClasses", .barClasses), ("interface", .interface),
      ("subclasses", .subclasses), ("storyboards", .storyboards),
      ("storyboardsWithoutRoot", .storyboardsWithoutRoot), ("initialDelegate", .initialDelegate),
    ]
  }

  package var names: [String] { Self.named.filter { contains($0.capability) }.map(\.name) }
}
