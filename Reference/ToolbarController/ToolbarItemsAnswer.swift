/// What a controller answers when it is asked for its toolbar items.
package enum ToolbarItemsAnswer: Hashable, Sendable {
  case items([Label])
  case none
  /// It has no such property.
  case unanswered

  /// What a toolbar shows of it.
  package var labels: [Label] {
    if case .items(let labels) = self { labels } else { [] }
  }
}
