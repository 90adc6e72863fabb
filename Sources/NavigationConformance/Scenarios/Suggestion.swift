/// Finds the word that was probably meant.
package enum Suggestion {
  /// The end of a message: `; did you mean 'x'?`, or nothing.
  static func advice(for found: String, among words: [String]) -> String {
    nearest(to: found, among: words).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The nearest of the words, or `nil` when none is near.
  package static func nearest(to found: String, among words: [String]) -> String? {
    // Words of the grammar are short; a long find is no misspelling of one.
    guard !found.isEmpty, found.utf8.count <= 48 else { return nil }
    if let meant = inUIKit(found), words.contains(meant) { return meant }
    let typed = Array(found.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for word in words {
      let candidate = Array(word.lowercased().utf8)
      let allowed = max(1, min(candidate.count, typed.count) / 3)
      // They differ in so many letters at least.
      guard abs(typed.count - candidate.count) <= allowed else { continue }
      let distance = distance(typed, candidate)
      if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// The grammar's word for what UIKit calls by a longer name.
  private static func inUIKit(_ word: String) -> String? {
    switch word {
    case "pushViewController": "push"
    case "popViewController": "pop"
    case "popToViewController": "popTo"
    case "popToRootViewController": "popToRoot"
    case "setViewControllers": "set"
    case "isNavigationBarHidden": "navigationBarHidden"
    case "isToolbarHidden": "toolbarHidden"
    case "navigationItem": "item"
    case "leftBarButtonItem", "leftItem": "left"
    case "rightBarButtonItem", "rightItem": "right"
    case "backBarButtonItem", "backItem", "backButton": "back"
    case "willShowViewController": "willShow"
    case "YES", "yes", "1": "true"
    case "NO", "no", "0": "false"
    case "nil", "null": "none"
    default: nil
    }
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
