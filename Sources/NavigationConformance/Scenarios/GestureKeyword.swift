internal import NavigationReference

/// What may follow `gesture`.
enum GestureKeyword: String, CaseIterable {
  case begin
  case update
  case cancel
  case finish

  static var words: [String] { allCases.map(\.rawValue) }

  init(_ phase: GesturePhase) {
    self =
      switch phase {
      case .begin: .begin
      case .update: .update
      case .cancel: .cancel
      case .finish: .finish
      }
  }

  var phase: GesturePhase {
    switch self {
    case .begin: .begin
    case .update: .update
    case .cancel: .cancel
    case .finish: .finish
    }
  }
}
