/// The words in which layouts cross the wire.
enum WireLayout {
  enum Operation: String, CaseIterable {
    case start
    case layOut
  }

  enum Field: String, CaseIterable {
    case interior
    case underlapped
    case fillsScreen
  }

  /// A bar that content may be under.
  enum Bar: String, CaseIterable {
    case statusBar
    case navigationBar
    case toolbar
    case tabBar

    init(_ bar: LayoutBar) {
      self =
        switch bar {
        case .statusBar: .statusBar
        case .navigationBar: .navigationBar
        case .toolbar: .toolbar
        case .tabBar: .tabBar
        }
    }

    var bar: LayoutBar {
      switch self {
      case .statusBar: .statusBar
      case .navigationBar: .navigationBar
      case .toolbar: .toolbar
      case .tabBar: .tabBar
      }
    }
  }
}
