/// FNV-1a with 64 bits: the same number for the same text on every machine and in every version.
///
/// File names of stored scenarios are made from it, so it can never change. It guards against accidents only: a name is
/// checked against what the file holds before anything is concluded from it.
enum StableHash {
  static func value(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// All sixteen digits.
  static func digits(of text: String) -> String {
    let digits = String(value(of: text), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
