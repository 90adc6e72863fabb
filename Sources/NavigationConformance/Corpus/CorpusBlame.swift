/// What a violation is told apart by, whichever system the scenario is about.
package enum CorpusBlame: Hashable, Sendable {
  case navigation(Blame)
  case small(SystemBlame)
}
