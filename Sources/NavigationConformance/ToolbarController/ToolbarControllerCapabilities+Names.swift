extension ToolbarControllerCapabilities {
  /// Each capability with the name it has in Swift, in the order of the declarations.
  package static var named: [(name: String, capability: ToolbarControllerCapabilities)] {
    [
      ("plainContent", .plainContent), ("unansweringControllers", .unansweringControllers),
      ("views", .views), ("frames", .frames), ("itemChanges", .itemChanges),
      ("builtInToolbar", .builtInToolbar), ("contentStack", .contentStack),
      ("contentMessages", .contentMessages), ("rotation", .rotation),
      ("appearanceForwarding", .appearanceForwarding),
    ]
  }

  package var names: [String] { Self.named.filter { contains($0.capability) }.map(\.name) }
}
