import Testing

extension Issue {
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
