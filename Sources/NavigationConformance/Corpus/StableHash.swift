/// A digest of a text: the same number for the same text on every machine and in every version.
///
/// File names of stored scenarios are made from it, so it can never change. It guards against accidents only: a name is
/// checked against what the file holds before anything is concluded from it.
package enum StableHash {
  static func value(of text: String) -> UInt64 {
    var digest = Digest()
    for byte in text.utf8 { digest.add(byte) }
    return digest.value
  }

  /// All sixteen digits.
  package static func digits(of text: String) -> String { Digest.digits(of: value(of: text)) }
}
