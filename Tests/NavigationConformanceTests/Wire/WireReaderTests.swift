import Foundation
import Testing

@testable import NavigationConformance

@Suite struct WireReaderTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "-0", "12", "1.5", "\"\"", "\"a\\\"b\\\\c\\u001f\"", "\"é😀\"",
    "[1,[2,[]],{\"a\":null,\"b\":{\"c\":\"d\"}}]",
  ])
  func `What is written is read as it was`(_ text: String) throws {
    let value = try WireReader.value(of: Array(text.utf8))
    #expect(try WireReader.value(of: Array(value.text.utf8)) == value)
  }

  @Test(arguments: [
    (" { \"a\" : [ 1 , 2 ] }\t", "{\"a\":[1,2]}"), ("1e2", "100.0"), ("-3", "-3"),
    ("\"\\u0041\\/\\b\\f\\n\\r\\t\"", "\"A/\\u0008\\u000c\\u000a\\u000d\\u0009\""),
    ("\"\\ud83d\\ude00\"", "\"😀\""), ("\"\\ud83d\"", "\"\u{FFFD}\""),
    ("\"\\ud83d\\u0041\"", "\"\u{FFFD}A\""), ("12345678901234567890", "1.2345678901234567e+19"),
  ])
  func `All of JSON is read`(_ text: String, _ written: String) throws {
    #expect(try WireReader.value(of: Array(text.utf8)).text == written)
  }

  @Test(arguments: [
    ("", "it is no JSON: expected a value at column 1"),
    ("{", "it is no JSON: expected a key in quotes at column 2"),
    ("{\"a\"}", "it is no JSON: expected ':' at column 5"),
    ("{\"a\":1", "it is no JSON: expected ',' or '}' at column 7"),
    ("[1 2]", "it is no JSON: expected ',' or ']' at column 4"),
    ("[1,]", "it is no JSON: expected a value at column 4"),
    ("tru", "it is no JSON: expected true at column 4"),
    ("01", "it is no JSON: expected the end of the line at column 2"),
    ("1.", "it is no JSON: expected a digit at column 3"),
    ("\"a", "it is no JSON: expected '\"' at column 3"),
    ("\"\\x\"", "it is no JSON: expected one of \"\\/bfnrtu after '\\' at column 3"),
    ("\"\\u12g4\"", "it is no JSON: expected a hexadecimal digit at column 6"),
    ("\"\t\"", "it is no JSON: expected no control character in a text at column 2"),
    ("{} {}", "it is no JSON: expected the end of the line at column 4"),
    ("Traceback", "it is no JSON: expected a value at column 1"),
    (String(repeating: "[", count: 17), "it is no JSON: expected at most 16 levels at column 17"),
  ])
  func `What is no JSON is said to be none, with the place`(_ text: String, _ message: String) {
    #expect(throws: WireFault(message)) { try WireReader.value(of: Array(text.utf8)) }
  }

  @Test func `Bytes that are no UTF-8 are no text`() {
    #expect(throws: WireFault("it is no JSON: expected UTF-8 at column 2")) {
      try WireReader.value(of: [0x22, 0xFF, 0x22])
    }
  }

  @Test func `Lines come out whole however they came in`() throws {
    var buffer = LineBuffer()
    var lines: [String] = []
    for piece in ["a", "b\nc", "\r\n\n", "d"] {
      buffer.append(Array(piece.utf8)[...])
      while let line = try buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["ab", "c", ""])
    #expect(buffer.rest == Array("d".utf8))
  }

  @Test func `A line that does not end is given up`() throws {
    var buffer = LineBuffer()
    buffer.append(Array(repeating: 0x20, count: WireLimits.maximumLineBytes)[...])
    #expect(try buffer.next() == nil)
    buffer.append([0x20])
    #expect(throws: WireFault("it is longer than 1048576 bytes")) { try buffer.next() }
  }
}
