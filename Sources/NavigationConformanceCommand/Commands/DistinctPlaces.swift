/// Sees to it, before the work is done, that no two options name one place.
struct DistinctPlaces {
  private let named: [(option: OptionName, path: String)]
  private let verb: Verb

  init(_ arguments: ParsedArguments) {
    verb = arguments.verb
    named = [OptionName.output, .resume, .known, .profile, .corpus].flatMap { option in
      (arguments.values[option] ?? []).map { (option, $0) }
    }.filter { !($0.option == .output && $0.path == "-") }
  }

  func check() throws(CommandFailure) {
    for (index, one) in named.enumerated() {
      let file = OutputFile(one.path)
      for other in named[(index + 1)...]
      where other.option != one.option && file.isSame(as: other.path) {
        throw .usage(
          "'\(one.option.text)' and '\(other.option.text)' name the same "
            + (one.option == .output && other.option != .corpus
              ? "file, and the report would take its place" : "place; each needs its own"),
          verb)
      }
      for resume in named where resume.option == .resume && one.option != .resume {
        for path in CampaignFile(resume.path).besides where file.isSame(as: path) {
          throw .usage(
            "'\(one.option.text)' names \(HarmlessArgument.path(one.path)), which "
              + "'\(OptionName.resume.text)' needs for itself while it runs; choose another name",
            verb)
        }
      }
    }
  }
}
