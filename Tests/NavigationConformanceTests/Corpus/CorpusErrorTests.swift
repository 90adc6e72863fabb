import Foundation
import Testing

@testable import NavigationConformance

@Suite struct CorpusErrorTests {
  private func entry() throws -> CorpusEntry {
    CorpusEntry(
      requirement: "PUSH-03", scenario: try NavigationScenario("start A; push A"),
      findings: [CorpusFinding(subject: "S", verdict: .agrees)])
  }

  private func error(adding folder: CorpusFolder) throws -> String {
    let entry = try entry()
    return try #require(throws: CorpusError.self) { try folder.add(entry) }.description
  }

  @Test func `Each way of failing has its sentence`() {
    func text(_ action: CorpusError.Action, _ failure: FileFailure) -> String {
      CorpusError(action, "night/corpus", failure).description
    }
    #expect(
      text(.reading, .missing) == "cannot read the corpus 'night/corpus': there is no such folder")
    #expect(
      text(.writing, .missing)
        == "cannot write to the corpus 'night/corpus': there is no folder 'night' to make it in; "
        + "make that one first")
    #expect(
      text(.reading, .notFolder)
        == "cannot read the corpus 'night/corpus': it is no folder, lies in something that is none, "
        + "or leads nowhere")
    #expect(
      text(.reading, .noPermission)
        == "cannot read the corpus 'night/corpus': it may not be read; look at its permissions")
    #expect(
      text(.writing, .noPermission)
        == "cannot write to the corpus 'night/corpus': it may not be changed; "
        + "look at its permissions")
    #expect(
      text(.writing, .readOnly)
        == "cannot write to the corpus 'night/corpus': it lies on a volume that is read-only")
    #expect(
      text(.writing, .full)
        == "cannot write to the corpus 'night/corpus': the disk is full; make room and run it "
        + "again, what is stored is not harmed")
    #expect(
      text(.writing, .exists)
        == "cannot write to the corpus 'night/corpus': a file came in the way; run it again")
    #expect(
      text(.writing, .other("odd\u{1B}"))
        == "cannot write to the corpus 'night/corpus': odd\\u{1B}")
  }

  @Test func `A missing folder is made, if only its last part is missing`() throws {
    let place = try TemporaryFolder()
    try CorpusFolder(place.path("a")).add(try entry())
    #expect(try CorpusFolder(place.path("a")).contents().files.count == 1)
    #expect(
      try error(adding: CorpusFolder(place.path("b/c")))
        == "cannot write to the corpus '\(place.path("b/c"))': there is no folder "
        + "'\(place.path("b"))' to make it in; make that one first")
    #expect(try place.names == ["a"])
  }

  @Test func `A missing folder is not made by reading it`() throws {
    let place = try TemporaryFolder()
    #expect(throws: CorpusError(.reading, place.path("a"), .missing)) {
      try CorpusFolder(place.path("a")).contents()
    }
    #expect(try place.names == [])
  }

  @Test func `A file is no folder, and nothing can lie in it`() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: place.path("link"), withDestinationPath: "nowhere")
    for path in [place.path("file"), place.path("file/corpus"), place.path("link")] {
      let error = try error(adding: CorpusFolder(path))
      #expect(
        error == "cannot write to the corpus '\(path)': it is no folder, lies in something "
          + "that is none, or leads nowhere")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "Whoever may do everything is not kept out by permissions."))
  func `A folder that may not be changed says so`() throws {
    let place = try TemporaryFolder()
    let path = place.path("a")
    try CorpusFolder(path).add(Corpus([]))
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    #expect(
      try error(adding: CorpusFolder(path))
        == "cannot write to the corpus '\(path)': it may not be changed; look at its permissions")
  }

  @Test(arguments: [
    (POSIXErrorCode.ENOSPC, FileFailure.full), (.EDQUOT, .full), (.EROFS, .readOnly),
    (.EACCES, .noPermission), (.EPERM, .noPermission), (.ENOENT, .missing), (.EEXIST, .exists),
    (.ENOTDIR, .notFolder),
  ])
  func `The system's codes are understood, alone and below Foundation's`(
    _ code: POSIXErrorCode, _ failure: FileFailure
  ) {
    let error = NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue))
    #expect(FileFailure(error) == failure)
    for inner in [error, POSIXError(code)] as [any Error] {
      let outer = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: inner])
      #expect(FileFailure(outer) == failure)
    }
  }

  @Test(arguments: [
    (CocoaError.Code.fileNoSuchFile, FileFailure.missing), (.fileReadNoSuchFile, .missing),
    (.fileWriteFileExists, .exists), (.fileReadNoPermission, .noPermission),
    (.fileWriteNoPermission, .noPermission), (.fileWriteVolumeReadOnly, .readOnly),
    (.fileWriteOutOfSpace, .full),
  ])
  func `Foundation's codes are understood`(_ code: CocoaError.Code, _ failure: FileFailure) {
    #expect(FileFailure(CocoaError(code)) == failure)
  }

  @Test func `What was found out of a failure is not wrapped once more`() {
    #expect(FileFailure(FileFailure.full) == .full)
    #expect(FileFailure(FileFailure.other("so it is")).reason == "so it is")
  }

  @Test func `Anything else is said in the system's words`() throws {
    // Where Foundation has but a number, the system has words.
    let outer = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.fileWriteUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: POSIXError(.EFBIG)])
    #expect(FileFailure(outer).reason == "File too large")
    guard case .other(let text) = FileFailure(CocoaError(.featureUnsupported)) else {
      Issue.record("it is not among those that are understood")
      return
    }
    #expect(!text.isEmpty)
  }

  #if os(Linux)
    /// A device that is always full. It is written to in place: renaming would put a file where it was.
    @Test func `A disk that is really full is understood`() throws {
      let error = try #require(throws: (any Error).self) {
        try Data([1]).write(to: URL(fileURLWithPath: "/dev/full"))
      }
      #expect(FileFailure(error) == .full)
    }
  #endif
}
