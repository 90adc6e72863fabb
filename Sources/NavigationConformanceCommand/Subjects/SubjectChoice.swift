public import NavigationConformance

/// A subject that the command can be asked to judge.
public struct SubjectChoice {
  /// What is typed to choose it.
  public let name: String
  /// What it is, in a few words.
  public let summary: String
  /// Makes it, once for each run of the command.
  public let make: @MainActor () -> NavigationSubject
  /// The options that choose it, for a command that is to be typed, and for a worker.
  let options: [String]

  public init(
    name: String, summary: String, make: @escaping @MainActor () -> NavigationSubject
  ) {
    self.name = name
    self.summary = summary
    self.make = make
    options = ["--subject", name]
  }

  /// One that was chosen otherwise than by its name.
  init(name: String, options: [String], make: @escaping @MainActor () -> NavigationSubject) {
    self.name = name
    summary = ""
    self.make = make
    self.options = options
  }
}
