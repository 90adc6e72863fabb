import NavigationConformanceCommand
import Testing

@Suite struct ExitCodeTests {
  /// Every set of codes.
  private static var sets: [[ExitCode]] {
    (0..<(1 << ExitCode.allCases.count)).map { bits in
      ExitCode.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    }
  }

  @Test func `The numbers are contract`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 69, 70])
  }

  @Test func `Of several codes the first in the order counts`() {
    let order: [ExitCode] = [
      .ownFailure, .unavailable, .badData, .usage, .violated, .deviations, .inconclusive,
      .conforms,
    ]
    #expect(order.map(\.rawValue) == [70, 69, 65, 64, 1, 3, 2, 0])
    for codes in Self.sets {
      #expect(ExitCode.combined(codes) == order.first { codes.contains($0) } ?? .conforms)
    }
  }

  @Test func `Order, repetition and grouping of codes change nothing`() {
    let sets = Self.sets
    for codes in sets {
      let combined = ExitCode.combined(codes)
      #expect(ExitCode.combined(codes.reversed()) == combined)
      #expect(ExitCode.combined(codes + codes) == combined)
      #expect(ExitCode.combined(codes + [.conforms]) == combined)
      for others in sets {
        #expect(
          ExitCode.combined(codes + others)
            == ExitCode.combined([combined, ExitCode.combined(others)]))
      }
    }
  }

  @Test func `Nothing to combine is nothing wrong`() {
    #expect(ExitCode.combined([]) == .conforms)
  }
}
