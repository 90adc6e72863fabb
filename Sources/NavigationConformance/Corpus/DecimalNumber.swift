/// Numbers in the one form in which they are printed: digits, without a sign or leading zeros.
enum DecimalNumber {
  static func value(_ text: some StringProtocol) -> UInt64? {
    guard let number = UInt64(text), String(number) == text else { return nil }
    return number
  }
}
