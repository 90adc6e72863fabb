/// What may follow `navigationBar.`.
enum BarKeyword: String, CaseIterable {
  case barStyle
  case translucent
  case tintColor
  case barTintColor
  case delegate

  static var words: [String] { allCases.map(\.rawValue) }
}
