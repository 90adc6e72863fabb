/// A file's bytes as lines.
enum CorpusLines {
  /// The lines without their breaks; a mark of byte order at the beginning and blank lines at the end are no part of them.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(start..<position - 1)
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        position += 1
      }
      start = position
    }
    lines.append(start..<bytes.count)
    while let last = lines.last, last.isEmpty, lines.count > 1 { lines.removeLast() }
    return lines
  }

  /// The place of the first byte that is no part of a character.
  static func firstMalformed(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
