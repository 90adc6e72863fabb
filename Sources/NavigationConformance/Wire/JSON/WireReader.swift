/// Reads one value of JSON from the bytes of a line, and says where it is none.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let maximumDepth: Int

  private init(_ bytes: [UInt8], _ maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  static func value(
    of line: [UInt8], maximumDepth: Int = WireLimits.maximumDepth
  ) throws(WireFault) -> WireValue {
    var reader = WireReader(line, maximumDepth)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.position == line.count else { throw reader.fault("the end of the line") }
    return value
  }

  private mutating func value() throws(WireFault) -> WireValue {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    default:
      guard isDigit else { throw fault("a value") }
      return try number()
    }
  }

  private mutating func object() throws(WireFault) -> WireValue {
    try enter()
    var members: [WireValue.Member] = []
    if take("}") { return leave(.object(members)) }
    while true {
      skipBlanks()
      guard byte == UInt8(ascii: "\"") else { throw fault("a key in quotes") }
      let key = try text()
      guard take(":") else { throw fault("':'") }
      members.append(WireValue.Member(key, try value()))
      if take(",") { continue }
      guard take("}") else { throw fault("',' or '}'") }
      return leave(.object(members))
    }
  }

  private mutating func array() throws(WireFault) -> WireValue {
    try enter()
    var values: [WireValue] = []
    if take("]") { return leave(.array(values)) }
    while true {
      values.append(try value())
      if take(",") { continue }
      guard take("]") else { throw fault("',' or ']'") }
      return leave(.array(values))
    }
  }

  private mutating func enter() throws(WireFault) {
    depth += 1
    guard depth <= maximumDepth else {
      throw fault("at most \(maximumDepth) levels")
    }
    position += 1
  }

  private mutating func leave(_ value: WireValue) -> WireValue {
    depth -= 1
    return value
  }

  private mutating func word(
    _ word: StaticString, _ value: WireValue
  ) throws(WireFault) -> WireValue {
    for expected in word.description.utf8 {
      guard byte == expected else { throw fault("\(word)") }
      position += 1
    }
    return value
  }

  private mutating func number() throws(WireFault) -> WireValue {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") { position += 1 } else { try takeDigits() }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try takeDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try takeDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else { throw fault("a number") }
    return .number(number)
  }

  private mutating func takeDigits() throws(WireFault) {
    guard isDigit else { throw fault("a digit") }
    while isDigit { position += 1 }
  }

  private var isDigit: Bool {
    if let byte { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) } else { false }
  }
}

// MARK: - Texts

extension WireReader {
  private mutating func text() throws(WireFault) -> String {
    position += 1
    let start = position
    while let byte {
      if byte == UInt8(ascii: "\"") {
        let text = try string(bytes[start..<position], from: start)
        position += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedText(from: start) }
      guard byte >= 0x20 else { throw fault("no control character in a text") }
      position += 1
    }
    throw fault("'\"'")
  }

  private mutating func escapedText(from start: Int) throws(WireFault) -> String {
    var output = Array(bytes[start..<position])
    while let byte {
      position += 1
      if byte == UInt8(ascii: "\"") { return try string(output[...], from: start) }
      if byte < 0x20 {
        position -= 1
        throw fault("no control character in a text")
      }
      guard byte == UInt8(ascii: "\\") else {
        output.append(byte)
        continue
      }
      output += String(Character(try escape())).utf8
    }
    throw fault("'\"'")
  }

  private func string(_ bytes: ArraySlice<UInt8>, from start: Int) throws(WireFault) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 was replaced by something that is.
    guard bytes.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(bytes) else {
      throw WireFault(column: start + 1, expected: "UTF-8")
    }
    return text
  }

  private mutating func escape() throws(WireFault) -> Unicode.Scalar {
    guard let letter = byte else { throw fault("an escape") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default:
      position -= 1
      throw fault("one of \"\\/bfnrtu after '\\'")
    }
  }

  /// Half of a pair stands for no character, and becomes the one that says so.
  private mutating func unicode() throws(WireFault) -> Unicode.Scalar {
    let first = try fourDigits()
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let rest = position
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    position += 2
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = rest
      return "\u{FFFD}"
    }
    let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(WireFault) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault("a hexadecimal digit")
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}

// MARK: - Bytes

extension WireReader {
  private var byte: UInt8? {
    @inline(__always) get { position < bytes.count ? bytes[position] : nil }
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { position += 1 }
  }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard byte == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  private func fault(_ expected: String) -> WireFault {
    WireFault(column: position + 1, expected: expected)
  }
}
