import NavigationConformance

/// What a worker answers, one to a line: who it is, then what each small system and each stretch came to.
struct WorkerAnswer: Codable {
  /// Its version and the claims of its subject.
  var hello: Hello?
  /// What came of a small system.
  var system: SystemOutcomeDocument?
  /// The part of the stretch that was run: the first index, and the one after the last.
  var ran: [Int]?
  var tally: TallyDocument?
  /// Why an order cannot be carried out.
  var fault: String?
  /// Why there is nobody left who could be judged.
  var loss: String?

  struct Hello: Codable, Hashable {
    let version: String
    let generatorVersion: Int
    let subject: String
    let claims: [String]

    init(_ subject: NavigationSubject) {
      let header = CampaignHeader(subject: subject.name, claims: subject.capabilities)
      version = header.version
      generatorVersion = header.generatorVersion
      self.subject = header.subject
      claims = header.claims.names
    }
  }

  static func hello(_ subject: NavigationSubject) -> WorkerAnswer {
    WorkerAnswer(hello: Hello(subject))
  }

  static func judged(_ outcome: SystemOutcome) -> WorkerAnswer {
    WorkerAnswer(system: SystemOutcomeDocument(outcome))
  }

  static func ran(_ stretch: Range<Int>, _ tally: CampaignTally) -> WorkerAnswer {
    WorkerAnswer(
      ran: [stretch.lowerBound, stretch.upperBound], tally: TallyDocument(tally))
  }

  static func fault(_ text: String) -> WorkerAnswer {
    WorkerAnswer(fault: text)
  }

  static func loss(_ text: String) -> WorkerAnswer {
    WorkerAnswer(loss: text)
  }
}
