import Foundation
import NavigationConformance

extension ConformanceCommand {
  /// Whether what is to be merged are corpora; reports and corpora do not mix.
  static func mergesCorpora(_ arguments: ParsedArguments) throws(CommandFailure) -> Bool {
    let folders = arguments.operands.filter { URL(fileURLWithPath: $0).isFolder }
    guard let folder = folders.first else { return false }
    if let file = arguments.operands.first(where: { !URL(fileURLWithPath: $0).isFolder }) {
      guard FileManager.default.fileExists(atPath: file) else {
        throw CommandFailure(
          code: .badData,
          message: "there is no \(HarmlessArgument.path(file)) to merge with the corpus "
            + "\(HarmlessArgument.path(folder)); expected a folder of scenarios", advice: .none)
      }
      throw .usage(
        "'merge' takes reports or corpora, not both: \(HarmlessArgument.path(folder)) is a folder, "
          + "\(HarmlessArgument.path(file)) is none", .merge)
    }
    guard arguments.values[.format] == nil else {
      throw .usage("'merge' of corpora has no use for '--format'", .merge)
    }
    return true
  }

  /// Puts the union of all corpora into a folder, which may be one of them.
  @MainActor
  func mergeCorpora(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard let output = arguments.values[.output]?.first, !output.isEmpty else {
      throw .usage("'merge' of corpora needs '--output FOLDER'", .merge)
    }
    var corpus = Corpus()
    var problems: [String] = []
    do throws(CorpusError) {
      for path in arguments.operands {
        let contents = try CorpusFolder(path).contents()
        corpus = corpus.merging(contents.corpus)
        problems += contents.problems.map { "\(HarmlessText.line(path)): \($0)" }
      }
    } catch {
      throw CommandFailure(code: .badData, message: error.description, advice: .none)
    }
    do throws(CorpusError) {
      try CorpusFolder(output).add(corpus)
    } catch {
      throw CommandFailure(code: .ownFailure, message: error.description, advice: .none)
    }
    let count = TextLayout.count(corpus.entries.count, "scenario")
    let folders = TextLayout.count(arguments.operands.count, "folder")
    console.write("\(count) of \(folders), in \(HarmlessArgument.path(output)).\n")
    for problem in problems { console.writeError("\(name): set aside: \(problem)\n") }
    return problems.isEmpty ? .conforms : .badData
  }
}
