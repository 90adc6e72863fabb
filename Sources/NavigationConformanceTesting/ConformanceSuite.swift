public import Foundation
public import NavigationConformance

/// The conformance of one subject, as a test target sees it: one campaign, whichever and however many tests ask.
///
/// ```swift
/// import NavigationConformanceTesting
/// import Testing
///
/// @MainActor let conformance = ConformanceSuite("MyContainer", MyAdapter())
///
/// @Suite(.serialized) struct MyContainerConformance {
///   @Test(arguments: RequirementCase.allCases)
///   func requirement(_ requirement: RequirementCase) async throws {
///     try await conformance.verify(requirement)
///   }
/// }
/// ```
///
/// The campaign runs when a test first asks; everything else waits for it. Tests may run in parallel and on any actor:
/// the suite lives on the main actor, and so does all that it asks of the adapter, one thing at a time. Of several suites in
/// a process one waits for the other, since they may share an adapter or a window.
///
/// `NAVCONFORM_SEED` and `NAVCONFORM_SCENARIOS` in the environment win over the options, and `NAVCONFORM_JUNIT` names
/// a file for the verdicts; see ``ConformanceEnvironment``.
@MainActor
public final class ConformanceSuite {
  let subject: SuiteSubject
  private let options: CampaignOptions
  private let known: URL?
  private let environment: ConformanceEnvironment
  /// One for all suites of the process: two of them may have the same adapter, or adapters with the same window.
  private static let turnstile = Turnstile()
  private var outcome: Result<ConformanceReport, any Error>?
  /// How the report compares with what is declared; `nil` where nothing is, and before there is one.
  private(set) var deviations: DeviationFindings?
  /// Why the file for the verdicts could not be written when there were verdicts, until somebody has been told.
  private var fileProblem: ReportFileError?
  /// The requirement whose test was the first to say why nothing is judged.
  private var teller: String?
  private var isReportTaken = false

  /// - Parameters:
  ///   - subject: the adapter under the name to report it under.
  ///   - options: seed, budget, and what to report on.
  ///   - known: a file in which known deviations are declared, as CONFORMANCE.md describes it. Their tests are skipped;
  ///     where the file is not right any more, they fail.
  ///   - environment: what may override the options; that of the process when not given.
  public init(
    _ subject: NavigationSubject, options: CampaignOptions = CampaignOptions(),
    known: URL? = nil, environment: ConformanceEnvironment = ConformanceEnvironment()
  ) {
    self.subject = .navigation(subject)
    self.options = options
    self.known = known
    self.environment = environment
  }

  /// A suite for the article's toolbar controller, to be held to `RequirementCase.toolbarController`.
  ///
  /// - Parameters:
  ///   - subject: the adapter under the name to report it under.
  ///   - options: seed, budget, and what to report on.
  ///   - known: a file in which known deviations are declared, as CONFORMANCE.md describes it. Their tests are skipped;
  ///     where the file is not right any more, they fail.
  ///   - environment: what may override the options; that of the process when not given.
  public init(
    _ subject: ToolbarControllerSubject, options: CampaignOptions = CampaignOptions(),
    known: URL? = nil, environment: ConformanceEnvironment = ConformanceEnvironment()
  ) {
    self.subject = .toolbarController(subject)
    self.options = options
    self.known = known
    self.environment = environment
  }

  /// A suite for how navigation controllers come into being and come back, to be held to `RequirementCase.lifecycle`.
  ///
  /// - Parameters:
  ///   - subject: the adapter under the name to report it under.
  ///   - options: seed, budget, and what to report on.
  ///   - known: a file in which known deviations are declared, as CONFORMANCE.md describes it. Their tests are skipped;
  ///     where the file is not right any more, they fail.
  ///   - environment: what may override the options; that of the process when not given.
  public init(
    _ subject: LifecycleSubject, options: CampaignOptions = CampaignOptions(),
    known: URL? = nil, environment: ConformanceEnvironment = ConformanceEnvironment()
  ) {
    self.subject = .lifecycle(subject)
    self.options = options
    self.known = known
    self.environment = environment
  }

  /// A suite for the layout of navigation interfaces, to be held to `RequirementCase.layout`.
  ///
  /// - Parameters:
  ///   - subject: the adapter under the name to report it under.
  ///   - options: seed, budget, and what to report on.
  ///   - known: a file in which known deviations are declared, as CONFORMANCE.md describes it. Their tests are skipped;
  ///     where the file is not right any more, they fail.
  ///   - environment: what may override the options; that of the process when not given.
  public init(
    _ subject: FullScreenLayoutSubject, options: CampaignOptions = CampaignOptions(),
    known: URL? = nil, environment: ConformanceEnvironment = ConformanceEnvironment()
  ) {
    self.subject = .layout(subject)
    self.options = options
    self.known = known
    self.environment = environment
  }

  /// - Parameters:
  ///   - name: the name to report the subject under.
  ///   - adapter: the glue to the implementation; `start` makes each scenario a fresh subject.
  ///   - options: seed, budget, and what to report on.
  ///   - known: a file in which known deviations are declared, as CONFORMANCE.md describes it. Their tests are skipped;
  ///     where the file is not right any more, they fail.
  ///   - environment: what may override the options; that of the process when not given.
  @inlinable
  public convenience init<Adapter: NavigationAdapter>(
    _ name: String, _ adapter: Adapter, options: CampaignOptions = CampaignOptions(),
    known: URL? = nil, environment: ConformanceEnvironment = ConformanceEnvironment()
  ) {
    self.init(
      NavigationSubject(name, adapter), options: options, known: known, environment: environment)
  }

  /// What the campaign found out. It runs when this is first asked for, and then never again.
  ///
  /// - Throws: ``EnvironmentError`` for a variable that is misspelt or has a bad value, `UnknownRequirement` when the
  ///   options ask about an ID that does not exist, ``ReportFileError`` when the file will not be writable,
  ///   ``KnownDeviationsError`` when the known deviations cannot be read; each time the same.
  public func report() async throws -> ConformanceReport {
    try await Self.turnstile.pass {
      if let outcome { return try outcome.get() }
      do {
        let report = try await run()
        outcome = .success(report)
        return report
      } catch {
        outcome = .failure(error)
        throw error
      }
    }
  }

  private func run() async throws -> ConformanceReport {
    let file = try environment.junitPath().map {
      ReportFile(path: $0, subject: subject.name, system: subject.system)
    }
    // As long as this suite has not come to its end, nobody may take what others have written for all.
    try file?.prepare()
    let report: ConformanceReport
    do {
      report = try await judged()
    } catch {
      if let file { try? VerdictFiles.ofProcess.rewrite(file) }
      throw error
    }
    do throws(ReportFileError) {
      if let file {
        try VerdictFiles.ofProcess.write(ConformanceText.junit(report, deviations), to: file)
      }
    } catch {
      // Minutes of judging are not lost with a disk that has become full.
      fileProblem = error
    }
    return report
  }

  private func judged() async throws -> ConformanceReport {
    // All of the environment first: a campaign is too long to find out afterwards.
    let options = try environment.options(options)
    let declared = try known.map { try KnownDeviationsError.deviations(in: $0) }
    if let word = SuiteTrace.word(on: subject) {
      try? FileHandle.standardError.write(contentsOf: Data(word.utf8))
    }
    let trace = SuiteTrace(subject)
    defer { trace.end() }
    let report = try await trace.subject.check(options)
    if let declared, let known {
      var check = DeviationCheck(of: trace.subject.corpusSubject, today: DeviationText.today)
      deviations = await check.run(
        declared, in: "'\(known.lastPathComponent)'", against: report)
    }
    return report
  }

  /// What one scenario shows, step by step.
  ///
  /// - Throws: `ScenarioError` when the text is no scenario.
  func replayed(_ scenario: String) async throws -> ReplayReport {
    try await Self.turnstile.pass { try await subject.replay(scenario) }
  }

  /// The report if it judges anything, to the first that asks.
  func takeReport() -> ConformanceReport? {
    guard !isReportTaken, case .success(let report) = outcome,
      ConformanceText.obstacle(in: report) == nil
    else { return nil }
    isReportTaken = true
    return report
  }

  /// That the verdicts are in no file, to the first that asks.
  func takeFileFailure() -> ConformanceFailure? {
    defer { fileProblem = nil }
    return fileProblem.map {
      ConformanceFailure(.notWritten, id: subject.name, message: $0.description)
    }
  }

  /// What the test of a requirement has to say. Why nothing is judged is told at length to the first that asks.
  func finding(for requirement: String) async -> Finding {
    // No campaign of this subject will ever say anything about it.
    if let other = ScenarioSystem(judging: requirement), other != subject.system {
      return .failed(
        ConformanceFailure(
          .notJudged, id: requirement,
          message: ConformanceText.misplaced(requirement, about: other, in: subject)))
    }
    do {
      let report = try await report()
      guard let obstacle = ConformanceText.obstacle(in: report) else {
        return Finding(
          on: requirement, in: report, asked: options.requirements, declared: deviations)
      }
      return notJudged(requirement, because: obstacle)
    } catch {
      return notJudged(requirement, because: String(describing: error))
    }
  }

  private func notJudged(_ requirement: String, because obstacle: String) -> Finding {
    let teller = teller ?? requirement
    self.teller = teller
    // Two hundred failures for one reason would bury it.
    guard teller == requirement else {
      return .skipped(
        reason: "\(requirement) was not judged; the test of \(teller) says why.")
    }
    return .failed(ConformanceFailure(.notJudged, id: requirement, message: obstacle))
  }
}
