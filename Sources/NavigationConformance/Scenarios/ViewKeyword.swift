/// What may follow `A.view.`.
enum ViewKeyword: String, CaseIterable {
  case tintColor
  case isScrollView

  static var words: [String] { allCases.map(\.rawValue) }
}
