/// By its kind, then by its text with canonical names.
struct SystemLineWeight: Comparable {
  let rank: Int
  let text: String

  static func < (left: Self, right: Self) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    let (first, second) = (left.text.utf8.count, right.text.utf8.count)
    if first != second { return first < second }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
