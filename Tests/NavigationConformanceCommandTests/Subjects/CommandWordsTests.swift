import Testing

@testable import NavigationConformanceCommand

@Suite struct CommandWordsTests {
  @Test(arguments: [
    ("./a --flag", ["./a", "--flag"]), ("  a   b\tc ", ["a", "b", "c"]),
    ("python3 'my subject.py' -u", ["python3", "my subject.py", "-u"]),
    (#"a "b 'c' \" \\ \d" e"#, ["a", #"b 'c' " \ \d"#, "e"]),
    (#"a\ b c\'d"#, ["a b", "c'd"]), ("a ''", ["a", ""]), ("a'b'\"c\"", ["abc"]),
    ("a $HOME | b", ["a", "$HOME", "|", "b"]),
  ])
  func `Words are taken apart as in a shell`(_ text: String, _ words: [String]) throws {
    #expect(try CommandWords(text).words == words)
  }

  @Test(arguments: [
    ("", CommandWords.Fault.empty), ("  ", .empty), ("'' a", .empty), ("a 'b", .openQuote("'")),
    ("a \"b'", .openQuote("\"")),
  ])
  func `What names no program is none`(_ text: String, _ fault: CommandWords.Fault) {
    #expect(throws: fault) { try CommandWords(text) }
  }

  @Test(arguments: ["a", "./a-b_c=d", "two words", "it's", "", "$x", "a\nb", "é"])
  func `A quoted word is read as it was`(_ word: String) throws {
    #expect(try CommandWords("x " + CommandWords.quoted(word)).words == ["x", word])
  }
}
