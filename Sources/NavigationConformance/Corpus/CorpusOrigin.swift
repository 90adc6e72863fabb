/// Where a finding comes from: the version of the suite, and the scenario in which it was seen first.
package struct CorpusOrigin: Hashable, Comparable, Sendable {
  package let suite: VersionNumber
  package let place: Place

  package enum Place: Hashable, Sendable {
    /// One of all the small ones, by its number.
    case small(UInt64)
    /// A generated one.
    case generated(generator: UInt64, seed: UInt64, index: UInt64)
    /// Handed in.
    case given
  }

  package init(suite: VersionNumber, place: Place) {
    self.suite = suite
    self.place = place
  }

  /// As it stands in a file.
  package var text: String {
    switch place {
    case .small(let number): "suite \(suite), small scenario \(number)"
    case .generated(let generator, let seed, let index):
      "suite \(suite), generator \(generator), seed \(seed), scenario \(index)"
    case .given: "suite \(suite), given"
    }
  }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    var values: [UInt64] = []
    for (lead, part) in zip([" generator ", " seed ", " scenario "], parts.dropFirst())
    where part.hasPrefix(lead) {
      if let number = DecimalNumber.value(part.dropFirst(lead.count)) { values.append(number) }
    }
    let lead = "suite "
    let small = " small scenario "
    guard let first = parts.first, first.hasPrefix(lead), parts.count > 1,
      let suite = VersionNumber(first.dropFirst(lead.count))
    else { return nil }
    if parts.count == 4, values.count == 3 {
      place = .generated(generator: values[0], seed: values[1], index: values[2])
    } else if parts.count == 2, parts[1] == " given" {
      place = .given
    } else if parts.count == 2, parts[1].hasPrefix(small),
      let number = DecimalNumber.value(parts[1].dropFirst(small.count))
    {
      place = .small(number)
    } else {
      return nil
    }
    self.suite = suite
  }

  package static func < (left: CorpusOrigin, right: CorpusOrigin) -> Bool {
    if left.suite != right.suite { return left.suite < right.suite }
    return left.place.rank.lexicographicallyPrecedes(right.place.rank)
  }
}

extension CorpusOrigin.Place {
  fileprivate var rank: [UInt64] {
    switch self {
    case .small(let number): [0, number]
    case .generated(let generator, let seed, let index): [1, generator, seed, index]
    case .given: [2]
    }
  }
}
