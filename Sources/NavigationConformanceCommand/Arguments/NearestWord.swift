import NavigationConformance

/// Finds the word that was probably meant.
enum NearestWord {
  /// The nearest of the words, or `nil` when none is near.
  static func nearest(to found: String, among words: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: found, among: words) { return nearest }
    let longer = words.filter { $0.lowercased().hasPrefix(found.lowercased()) }
    return found.count > 2 && longer.count == 1 ? longer.first : nil
  }

  /// The end of a message: `; did you mean 'x'?`, or nothing.
  static func advice(for found: String, among words: [String]) -> String {
    nearest(to: found, among: words).map { "; did you mean '\($0)'?" } ?? ""
  }
}
