import ConformanceTestSupport
import Foundation
import Testing

/// What adopters copy is small, depends on nothing, and keeps to the protocol.
@Suite(.aside) struct ExampleSubjectTests {
  @Test(arguments: ExampleSubject.allCases)
  func `It has at most 300 lines, none of them long`(_ subject: ExampleSubject) throws {
    let lines = try subject.source().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    #expect(lines.dropLast().count <= 300)
    for line in lines { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `It needs nothing but the interpreter`() throws {
    let python = try ExampleSubject.python.source()
      .matches(of: /(?m)^(?:import|from) (\w+)/).map { String($0.1) }
    #expect(Set(python) == ["json", "os", "sys", "collections", "functools", "itertools"])
    let javaScript = try ExampleSubject.javaScript.source()
      .matches(of: /(?:from|import|require)[ (]+"([^"]*)"/).map { String($0.1) }
    #expect(javaScript == ["node:fs", "node:readline"])
  }

  @Test func `A missing interpreter is named, with what to install`() {
    #expect(
      throws: Interpreter.Missing(
        description: """
          there is no 'node' on the path, and example subjects are run by it; install Debian's \
          package 'nodejs', or run '.ci/need node nodejs'
          """)
    ) { try Interpreter.node.find(in: "/nowhere:/neither") }
  }

  #if os(macOS) || os(Linux)
    private static let greeting = #"{"hello":{"protocol":1,"suite":"0.1.0"}}"#

    @Test(arguments: ExampleSubject.allCases)
    func `What it does not know is passed over, or unsupported`(_ subject: ExampleSubject) throws {
      let said = try ExampleConversation(subject).say(
        #"{"later":1,"hello":{"protocol":1,"suite":"9.0","later":[]}}"#,
        #"{"later":{}}"#,
        #"{"id":7,"batch":true,"later":0,"scenario":[{"op":"start","root":"A","later":1},{"op":"constructor"},{"op":"assign","controller":"A","property":"later","value":1},{"op":"pop","animated":false}]}"#
      )
      #expect(said.code == 0)
      #expect(said.error == "")
      #expect(said.lines.count == 5)
      #expect(said.lines[0].hasPrefix(#"{"hello":{"protocol":1,"name":"Container","#))
      #expect(said.lines[1].hasPrefix(#"{"id":7,"step":1,"observation":{"#))
      #expect(said.lines[2] == #"{"id":7,"step":2,"unsupported":"constructor"}"#)
      #expect(said.lines[3].hasPrefix(#"{"id":7,"step":3,"unsupported":""#))
      #expect(said.lines[4].hasPrefix(#"{"id":7,"step":4,"observation":{"#))
    }

    @Test(arguments: [
      (
        ExampleSubject.python,
        ExampleChange("        if screen in", "        os._exit(9)\n        if screen in")
      ),
      (
        .javaScript,
        ExampleChange(
          "    if (this.#screens.includes",
          "    process.reallyExit(9);\n    if (this.#screens.includes")
      ),
    ])
    func `Each answer is out before the next step starts`(
      _ subject: ExampleSubject, _ dying: ExampleChange
    ) throws {
      let folder = try TemporaryFolder()
      let said = try ExampleConversation(subject, try subject.copy(in: folder, dying)).say(
        Self.greeting,
        #"{"id":1,"batch":false,"scenario":[{"op":"start","root":"A"},{"op":"settle"},{"op":"push","controller":"B","animated":false}]}"#
      )
      #expect(said.code == 9)
      #expect(said.lines.count == 3)
      #expect(said.lines.last?.hasPrefix(#"{"id":1,"step":2,"observation":{"#) == true)
    }

    @Test(arguments: [
      (
        ExampleSubject.python,
        ExampleChange("        if screen in", "        print('pushed')\n        if screen in")
      ),
      (
        .javaScript,
        ExampleChange(
          "    if (this.#screens.includes",
          "    console.log('pushed');\n    if (this.#screens.includes")
      ),
    ])
    func `What the container prints is kept off the channel`(
      _ subject: ExampleSubject, _ printing: ExampleChange
    ) throws {
      let folder = try TemporaryFolder()
      let said = try ExampleConversation(subject, try subject.copy(in: folder, printing)).say(
        Self.greeting,
        #"{"id":1,"batch":true,"scenario":[{"op":"start","root":"A"},{"op":"push","controller":"B","animated":false}]}"#
      )
      #expect(said.code == 0)
      #expect(said.error == "pushed\n")
      #expect(said.lines.count == 3)
      for line in said.lines { #expect(line.hasPrefix("{")) }
    }
  #endif
}
