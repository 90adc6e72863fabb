import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

@MainActor
@Suite struct FuzzProgressTests {
  private final class Clock {
    var time = Duration.zero
  }

  private func progress(_ steps: Int) -> CampaignProgress {
    CampaignProgress(
      scenarioCount: steps / 20, scenarioLimit: .max, stepCount: steps, notExercisedCount: 3,
      violatedCount: 1)
  }

  private func lines(
    isTerminal: Bool, isEmbedded: Bool = false, _ use: (FuzzProgress, Clock) -> Void
  ) -> String {
    let clock = Clock()
    var text = ""
    var console = Console(
      write: { _ in }, writeError: { text += $0 }, isErrorTerminal: isTerminal)
    console.tellsEachMinute = !isEmbedded
    let progress = FuzzProgress(name: "toycheck", console: console, formerSteps: 1_000) {
      clock.time
    }
    use(progress, clock)
    return text
  }

  @Test func `A pipe gets a plain line a minute`() {
    let text = lines(isTerminal: false) { line, clock in
      for second in 0..<200 {
        clock.time = .seconds(second)
        line.show(progress(1_000 + second * 1_250_000))
      }
      line.clear()
    }
    #expect(
      text == """
        toycheck: 1:00 · 1.25 M steps/s · 3.75 M scenarios · 3 not exercised · 1 violated
        toycheck: 2:00 · 1.25 M steps/s · 7.50 M scenarios · 3 not exercised · 1 violated
        toycheck: 3:00 · 1.25 M steps/s · 11.2 M scenarios · 3 not exercised · 1 violated

        """)
  }

  @Test func `Whoever embeds the command is told what is said, and no progress`() {
    let text = lines(isTerminal: false, isEmbedded: true) { line, clock in
      clock.time = .seconds(100)
      line.show(progress(1_000))
      line.say("something")
      line.clear()
    }
    #expect(text == "toycheck: something\n")
  }

  @Test func `It says of which finding the shortest scenario is searched for`() {
    var progress = progress(41_000)
    progress.shortening = .init("PUSH-03", number: 1, of: 2)
    #expect(
      FuzzProgress.text(progress, formerSteps: 1_000, elapsed: .seconds(4))
        == "0:04 · 10.0 k steps/s · 2.04 k scenarios · 3 not exercised · 1 violated · "
        + "shortening PUSH-03 (1 of 2)")
  }

  @Test func `A terminal gets one line, drawn over itself and taken away`() {
    let start = "\r\u{1B}[K"
    let text = lines(isTerminal: true) { line, clock in
      clock.time = .milliseconds(100)
      line.show(progress(2_000))
      clock.time = .milliseconds(500)
      line.tick()
      clock.time = .milliseconds(600)
      line.show(progress(5_000))
      line.say("something else")
      line.clear()
    }
    #expect(
      text == start + "0:00 · 2.00 k steps/s · 100 scenarios · 3 not exercised · 1 violated"
        + start + "toycheck: something else\n")
  }

  @Test func `Nothing is shown of what is not known`() {
    #expect(
      lines(isTerminal: true) { line, clock in
        clock.time = .seconds(600)
        line.tick()
        line.clear()
      } == "")
  }

  @Test func `The line never wraps, however long the run is`() {
    let huge = CampaignProgress(
      scenarioCount: .max, scenarioLimit: .max, stepCount: .max, notExercisedCount: 165,
      violatedCount: 165)
    let text = lines(isTerminal: true) { line, clock in
      clock.time = .seconds(1_000_000)
      line.show(huge)
    }
    #expect(TextLayout.width(of: String(text.dropFirst(4))) <= 79)
  }

  @Test func `Times and numbers are short`() {
    func text(_ seconds: Int, _ steps: Int) -> String {
      FuzzProgress.text(progress(steps), formerSteps: 0, elapsed: .seconds(seconds))
    }
    #expect(text(3_753, 3_753 * 999).hasPrefix("1:02:33 · 999 steps/s · 187 k scenarios · "))
    #expect(text(59, 59 * 1_000).hasPrefix("0:59 · 1.00 k steps/s · 2.95 k scenarios · "))
    #expect(text(36_000, 0).hasPrefix("10:00:00 · 0 steps/s · 0 scenarios · "))
  }
}
