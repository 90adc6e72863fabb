import ConformanceTestSupport
import NavigationReference
import Testing

@testable import NavigationConformance

@Suite(.aside) struct ScenarioErrorTests {
  @Test(arguments: ScenarioErrorExamples.all)
  func `An error names the place, what was found and expected, and what to do`(
    _ example: ScenarioErrorExamples.Example
  ) throws {
    let error = #expect(throws: ScenarioError.self) { try NavigationScenario(example.text) }
    #expect(error?.description == example.description)
  }

  @Test func `The parts of an error can be had one by one`() throws {
    let error = #expect(throws: ScenarioError.self) {
      try NavigationScenario("start A\npush b")
    }
    #expect(error?.line == 2)
    #expect(error?.column == 6)
    #expect(error?.message == "expected a controller name such as B, found 'b'")
    #expect(
      error?.advice == "controllers are capital letters, optionally followed by a number: A, B, C1")
    #expect(error?.excerpt == "push b")
  }

  @Test func `No beginning of a good text stops the reader`() {
    for text in ScenarioGrammarTests.canonical {
      for length in 0...text.utf8.count {
        let beginning = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
        do throws(ScenarioError) {
          let scenario = try NavigationScenario.parse(beginning)
          #expect((try? NavigationScenario.parse(scenario.text)) == scenario)
        } catch {
          #expect(error.line == 1)
          #expect(error.column <= length + 1)
        }
      }
    }
  }

  @Test func `No damage to a good text stops the reader, and every error has its place in it`() {
    var random = RandomLines(seed: 6)
    let signs = Array("\"\\#;.:=[],{}u \n\r\t▸é\u{0}9zAnone".unicodeScalars)
    for text in ScenarioGrammarTests.canonical {
      for _ in 0..<60 {
        var scalars = Array(("start A\n" + text + "\npop").unicodeScalars)
        let sign = signs[random.next(upTo: signs.count)]
        let position = random.next(upTo: scalars.count)
        if random.flag() {
          scalars[position] = sign
        } else {
          scalars.insert(sign, at: position)
        }
        var damaged = ""
        damaged.unicodeScalars.append(contentsOf: scalars)
        do throws(ScenarioError) {
          let scenario = try NavigationScenario.parse(damaged)
          #expect((try? NavigationScenario.parse(scenario.text)) == scenario)
        } catch {
          #expect((1...6).contains(error.line))
          #expect((1...80).contains(error.column))
          #expect(!error.message.isEmpty && !error.advice.isEmpty)
          #expect(
            error.description.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
        }
      }
    }
  }

  @Test func `Every refusal says what to do`() {
    let name = ControllerName(0)
    let refusals: [Refusal] = [
      .notStarted, .startedTwice, .alreadyOnScreen, .showWithoutRoot, .emptyArray,
      .repeatedController(name), .notOnStack(name), .emptyStack, .transitionRuns, .nothingRuns,
      .runningOffScreen, .runningWithoutTransition, .noBackButton, .hidesBottomBarOnStack(name),
      .callbackCannotBeForeseen(name), .callbackSaidTwice(name), .callbackPushesOnStack(name),
      .callbackInDelegatePushes, .callbackPushesInMotion(name), .callbackPushesLeaving(name),
      .changeOfRunning,
    ]
    for refusal in refusals {
      #expect(!refusal.advice(in: NavigationModel()).isEmpty)
      #expect(refusal.message.hasPrefix(refusal.text))
      if let row = refusal.row { #expect(refusal.message.hasSuffix(" (statement \(row))")) }
    }
  }
}
