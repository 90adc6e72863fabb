extension UsageExample {
  static let corpora = [
    UsageExample(
      "corpus",
      says: [
        "'corpus' needs list, check or minimize, and a folder", "see 'toycheck corpus --help'",
      ]),
    UsageExample(
      "corpus", "lst", "Corpus",
      says: [
        "'corpus' expects list, check or minimize, found 'lst'; did you mean 'list'?",
        "see 'toycheck corpus --help'",
      ]),
    UsageExample(
      "corpus", "check",
      says: ["'corpus check' needs a folder", "see 'toycheck corpus --help'"]),
    UsageExample(
      "corpus", "check", "",
      says: ["'corpus check' needs a folder", "see 'toycheck corpus --help'"]),
    UsageExample(
      "corpus", "minimize", "a", "b",
      says: [
        "'corpus minimize' takes one folder, found 2 arguments", "see 'toycheck corpus --help'",
      ]),
    UsageExample(
      "corpus", "list", "a", "--subject", "wrong",
      says: ["'corpus list' has no use for '--subject'", "see 'toycheck corpus --help'"]),
    UsageExample(
      "corpus", "check", "a", "--dry-run",
      says: ["'corpus check' has no use for '--dry-run'", "see 'toycheck corpus --help'"]),
    UsageExample(
      "corpus", "minimize", "a", "--dry-run=yes",
      says: ["'--dry-run' takes no value", "see 'toycheck corpus --help'"]),
    UsageExample(
      "corpus", "minimize", "--dry-run", "a", "--dry-run",
      says: ["'--dry-run' is given twice; once is enough", "see 'toycheck corpus --help'"]),
    UsageExample(
      "corpus", "minimize", "a", "--dry",
      says: [
        "unknown option '--dry' for 'corpus'; did you mean '--dry-run'?",
        "see 'toycheck corpus --help'",
      ]),
    UsageExample(
      "check", "--dry-run",
      says: [
        "'--dry-run' is an option of 'corpus', not of 'check'", "see 'toycheck check --help'",
      ]),
    UsageExample(
      "corpus", "check", "a", "--subject", "wrogn",
      says: ["there is no subject 'wrogn'; did you mean 'wrong'?", "see 'toycheck corpus --help'"]),
  ]
}
