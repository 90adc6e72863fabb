/// Finds the word that was probably meant.
enum NearestWord {
  /// The nearest of the words, or `nil` when none is near.
  static func nearest(to found: String, among words: [String]) -> String? {
    guard !found.isEmpty, found.utf8.count <= 48 else { return nil }
    let typed = Array(found.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for word in words {
      let candidate = Array(word.lowercased().utf8)
      let allowed = max(1, min(candidate.count, typed.count) / 3)
      let distance = distance(typed, candidate)
      if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
    }
    if let best { return best.word }
    let longer = words.filter { $0.lowercased().hasPrefix(found.lowercased()) }
    return found.count > 2 && longer.count == 1 ? longer.first : nil
  }

  /// The end of a message: `; did you mean 'x'?`, or nothing.
  static func advice(for found: String, among words: [String]) -> String {
    nearest(to: found, among: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many letters must be added, left out, replaced or swapped with a neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var above = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          above[column] + (byte == other ? 0 : 1), above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      older = above
      above = current
    }
    return above[right.count]
  }
}
