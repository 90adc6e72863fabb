#if os(macOS) || os(Linux)
  import Foundation

  /// A file that says which scenario is being carried out in this process: one small write before each. When the process
  /// is gone and the file is still there, the scenario in it is the one that took the process with it.
  package final class ScenarioTrace {
    private let path: String
    private let descriptor: Int32
    private let header: CampaignHeader
    /// The plan that was written last, and its bytes: scenarios that are given as they stand come in between all the time,
    /// and making a document of a plan takes longer than carrying out a hundred scenarios.
    private var known: (plan: GenerationPlan, seed: UInt64, body: [UInt8])?
    /// Whether these bytes stand behind the head.
    private var isPlanWritten = false

    /// `nil` where the file cannot be written, or another process that lives writes it.
    ///
    /// - Parameters:
    ///   - name: what the subject is called.
    ///   - claims: what generated scenarios are drawn for.
    package init?(_ path: String, of name: String, claims: Capabilities) {
      // A process that ends between the two takes the file's name along: then it is made once more.
      guard let descriptor = Self.locked(path) ?? Self.locked(path) else { return nil }
      guard ftruncate(descriptor, 0) == 0 else {
        close(descriptor)
        return nil
      }
      self.path = path
      self.descriptor = descriptor
      header = CampaignHeader(subject: name, claims: claims)
    }

    /// The file, which is nobody else's then; `nil` where it cannot be had, or has no name any more.
    private static func locked(_ path: String) -> Int32? {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { return nil }
      var status = stat()
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, unsafe fstat(descriptor, &status) == 0,
        status.st_nlink > 0
      else {
        close(descriptor)
        return nil
      }
      return descriptor
    }

    /// Removes a file that no process writes any more.
    static func removeAbandoned(_ path: String) {
      guard let descriptor = locked(path) else { return }
      _ = unsafe unlink(path)
      close(descriptor)
    }

    deinit { close(descriptor) }

    /// The process has come to its end by itself.
    package func remove() {
      _ = unsafe unlink(path)
    }

    /// Notes that the adapter is being tried.
    func beginSelfCheck() {
      write(TraceHead(kind: .selfCheck, number: 0).bytes)
    }

    /// Notes the scenario about another system that is carried out next.
    func begin(_ story: ScenarioStory) {
      write(given: story.oneLine, .system)
    }

    private func write(given text: String, _ kind: TraceHead.Kind) {
      isPlanWritten = false
      let text = text.utf8
      var bytes = TraceHead(kind: kind, number: UInt64(text.count)).bytes
      bytes.append(contentsOf: text)
      write(bytes)
    }

    /// Notes what is carried out next.
    func begin(_ script: borrowing Script) {
      if let (plan, seed, index) = script.origin {
        let head = TraceHead(kind: .generated, number: index).bytes
        isPlanWritten = write(head + unwrittenBody(plan, seed))
      } else {
        write(given: NavigationScenario(lines: script.givenLines).oneLine, .given)
      }
    }

    /// What has to come behind the head for a plan: nothing where it stands there. Head and body are one write, because a
    /// process can be killed between two, and the head of one scenario would stand before the body of another.
    private func unwrittenBody(_ plan: GenerationPlan, _ seed: UInt64) -> [UInt8] {
      if let known, known.seed == seed, known.plan == plan {
        return isPlanWritten ? [] : known.body
      }
      let body = Self.body(plan, seed, header)
      known = (plan, seed, body)
      return body
    }

    private static func body(
      _ plan: GenerationPlan, _ seed: UInt64, _ header: CampaignHeader
    ) -> [UInt8] {
      let document = TraceDocument(
        generatorVersion: header.generatorVersion, claims: header.claims.names, seed: seed,
        plan: PlanDocument(plan))
      return (try? JSONEncoder().encode(document)).map { Array($0) + [0x0A] } ?? []
    }

    /// What cannot be written is not there for the next run, and stops nothing.
    ///
    /// - Returns: whether all of it stands there.
    @discardableResult
    private func write(_ bytes: [UInt8]) -> Bool {
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, 0) == bytes.count
      }
    }
  }

  /// Where the scenario stands in a trace.
  struct TraceHead: Hashable {
    enum Kind: String {
      case generated
      case given
      case system
      case selfCheck
    }

    let kind: Kind
    /// The index of a generated scenario; how many bytes another one has.
    let number: UInt64

    static var byteCount: Int { 32 }

    init(kind: Kind, number: UInt64) {
      self.kind = kind
      self.number = number
    }

    /// Always as long.
    var bytes: [UInt8] {
      var text = [UInt8](repeating: 0x20, count: Self.byteCount)
      var position = 0
      for byte in kind.rawValue.utf8 {
        text[position] = byte
        position += 1
      }
      for byte in String(number).utf8 {
        position += 1
        text[position] = byte
      }
      text[Self.byteCount - 1] = 0x0A
      return text
    }

    init?(_ bytes: ArraySlice<UInt8>) {
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let kind = Kind(rawValue: String(words[0])),
        let number = UInt64(words[1])
      else { return nil }
      self.init(kind: kind, number: number)
    }
  }

  /// What it takes to write a generated scenario again.
  struct TraceDocument: Codable {
    let generatorVersion: Int
    let claims: [String]
    let seed: UInt64
    let plan: PlanDocument
  }
#endif
