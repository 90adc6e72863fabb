/// What may follow `A.item.`.
enum ItemKeyword: String, CaseIterable {
  case title
  case titleView
  case left
  case right
  case back
  case prompt

  static var words: [String] { allCases.map(\.rawValue) }
}
