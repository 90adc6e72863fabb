extension Label {
  /// What the items of a toolbar with every kind are called, in their order. A kind is what they are known by: a space has
  /// nothing else.
  package static var everyToolbarItemKind: [Label] {
    ["fixed-space", "flexible-space", "system-item", "view-item"]
  }
}
