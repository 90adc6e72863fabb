/// When a run ends by itself.
enum RunLength: Hashable {
  case time(Duration)
  case scenarios(Int)

  /// Reads `90s`, `15m`, `8h` or `1h30m`: numbers with units, the longest first; `nil` for what is none or no time.
  static func duration(_ text: String) -> Duration? {
    let units: [(name: Character, seconds: Int64)] = [
      ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1),
    ]
    var (seconds, next, digits): (Int64, Int, String) = (0, 0, "")
    for character in text {
      if ("0"..."9").contains(character) {
        digits.append(character)
        continue
      }
      guard let unit = units.indices.dropFirst(next).first(where: { units[$0].name == character }),
        let number = Int64(digits), number <= 1_000_000
      else { return nil }
      seconds += number * units[unit].seconds
      (next, digits) = (unit + 1, "")
    }
    return digits.isEmpty && seconds > 0 ? .seconds(seconds) : nil
  }
}
