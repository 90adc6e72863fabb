import Foundation
import NavigationConformance

/// The text of a scenario, and where it comes from.
struct ScenarioSource {
  let text: String
  /// What stands before the place of an error; empty for a text that was typed.
  private let place: String

  /// - Parameter typed: a scenario's text, the path of a file, or `-` for the input.
  @MainActor
  init(_ typed: String, _ console: Console) throws(CommandFailure) {
    if typed == "-" {
      guard let input = console.read() else { throw .notText("the input") }
      self.init(text: input, place: "the input")
    } else if Self.isFile(typed) {
      guard !URL(fileURLWithPath: typed).isFolder else {
        throw CommandFailure(
          code: .badData,
          message:
            "\(HarmlessArgument.quoted(typed)) is a folder; expected a file with one scenario; "
            + "'corpus check' replays all scenarios of a folder", advice: .none)
      }
      guard let data = FileManager.default.contents(atPath: typed) else {
        let found = HarmlessArgument.quoted(typed)
        let isThere = FileManager.default.fileExists(atPath: typed)
        throw CommandFailure(
          code: .badData,
          message: isThere
            ? "cannot read the file \(found)"
            : "\(found) is neither a file nor a scenario such as 'start A; push B'",
          advice: isThere ? .none : .help(.replay))
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw .notText("the file \(HarmlessArgument.quoted(typed))")
      }
      self.init(text: text, place: HarmlessArgument.quoted(typed))
    } else {
      self.init(text: typed, place: "")
    }
  }

  private init(text: String, place: String) {
    self.text = text
    self.place = place
  }

  /// A file that is there is meant, and so is a word that could name one. No scenario but `layout` is a single word; one
  /// with which a line can begin is told as a scenario what it needs before it.
  private static func isFile(_ typed: String) -> Bool {
    if typed.isEmpty || typed.contains(where: { $0.isNewline || $0 == ";" }) { return false }
    if ScenarioSystem.begins(typed) { return FileManager.default.fileExists(atPath: typed) }
    if typed.contains(" "), (try? NavigationScenario(typed)) != nil { return false }
    return FileManager.default.fileExists(atPath: typed) || !typed.contains(" ")
  }

  /// Which system the scenario is about.
  var system: ScenarioSystem { ScenarioSystem(of: text) }

  /// Why the text is no scenario.
  func failure(of error: ScenarioError) -> CommandFailure {
    let lead = place.isEmpty ? "this is no scenario" : "\(place) is no scenario"
    return CommandFailure(
      code: .badData, message: "\(lead)\n\(error.description)", advice: .none)
  }

  func scenario() throws(CommandFailure) -> NavigationScenario {
    do throws(ScenarioError) {
      let scenario = try NavigationScenario(text)
      guard scenario.text.isEmpty else { return scenario }
    } catch {
      throw failure(of: error)
    }
    throw CommandFailure(
      code: .badData,
      message: "\(place.isEmpty ? "the scenario" : place) is empty; "
        + "expected lines such as 'start A; push B'", advice: .help(.replay))
  }
}

extension CommandFailure {
  fileprivate static func notText(_ place: String) -> CommandFailure {
    CommandFailure(code: .badData, message: "\(place) is not UTF-8 text", advice: .none)
  }
}
