import Dispatch
public import Testing

/// Tests that run one after the other on a thread of their own.
///
/// Those that wait for a process, or compute for long, would keep the few threads that there are for everybody from all
/// other tests: whoever leaves the main actor for a moment would come back to it only when one of them has ended.
public struct Aside: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return try await function()
    }
    try await withTaskExecutorPreference(AsideExecutor.shared) { try await function() }
  }
}

extension Trait where Self == Aside {
  /// One thread for all test targets: each more would take its turn from those on the main actor.
  public static var aside: Self { Aside() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class AsideExecutor: TaskExecutor {
  static let shared = AsideExecutor()

  private let queue = DispatchQueue(label: "aside")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
