import NavigationConformance
import Testing

@testable import NavigationConformanceCommand

/// What schedulers say, and what is made of it.
@Suite struct ShardEnvironmentTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    var count: Int?
    /// `number/count`, or the message.
    let answer: String

    init(_ variables: [String: String], count: Int? = nil, is answer: String) {
      self.variables = variables
      self.count = count
      self.answer = answer
    }

    var testDescription: String {
      variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
  }

  private static func slurm(_ id: String, of count: String, from first: String) -> [String: String]
  {
    [
      "SLURM_ARRAY_TASK_ID": id, "SLURM_ARRAY_TASK_COUNT": count, "SLURM_ARRAY_TASK_MIN": first,
    ]
  }

  static let known: [Example] = [
    Example(slurm("0", of: "8", from: "0"), is: "1/8"),
    Example(slurm("7", of: "8", from: "0"), is: "8/8"),
    Example(slurm("1", of: "4", from: "1"), is: "1/4"),
    Example(slurm("4", of: "4", from: "1"), is: "4/4"),
    Example(
      slurm("14", of: "3", from: "10").merging(["SLURM_ARRAY_TASK_STEP": "2"]) { $1 }, is: "3/3"),
    Example(slurm("0", of: "8", from: "0"), count: 8, is: "1/8"),
    Example(["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], is: "1/5"),
    Example(["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "5"], is: "5/5"),
    Example(["JOB_COMPLETION_INDEX": "2"], count: 3, is: "3/3"),
    Example(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"], is: "1/2"),
    Example(["CI_NODE_INDEX": "2"], count: 2, is: "2/2"),
    Example(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "SLURM_ARRAY_TASK_ID": ""], is: "1/2"),
    Example(
      slurm("1", of: "2", from: "0").merging(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]) { $1 },
      is: "2/2"),
  ]

  static let wrong: [Example] = [
    Example(
      [:],
      is: "'--shard auto' finds none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX and "
        + "CI_NODE_INDEX in the environment; give '--shard 1/4' and so on"),
    Example(
      ["CI_NODE_INDEX": "", "SLURM_ARRAY_TASK_COUNT": "3"],
      is: "'--shard auto' finds none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX and "
        + "CI_NODE_INDEX in the environment; give '--shard 1/4' and so on"),
    Example(
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1"],
      is: "SLURM_ARRAY_TASK_ID is there and SLURM_ARRAY_TASK_COUNT is not; "
        + "give '--shard' with numbers"),
    Example(
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4"],
      is: "SLURM_ARRAY_TASK_ID is there and SLURM_ARRAY_TASK_MIN is not; "
        + "give '--shard' with numbers"),
    Example(
      slurm("9", of: "3", from: "1"),
      is: "SLURM_ARRAY_TASK_ID is 9, which is none of 3 from 1 on; "
        + "number the array without gaps, such as --array=0-7"),
    Example(
      slurm("0", of: "3", from: "1"),
      is: "SLURM_ARRAY_TASK_ID is 0, which is none of 3 from 1 on; "
        + "number the array without gaps, such as --array=0-7"),
    Example(
      slurm("x", of: "3", from: "1"),
      is: "SLURM_ARRAY_TASK_ID is 'x', which is no whole number; give '--shard' with numbers"),
    Example(
      slurm("1", of: "4", from: "1"), count: 8,
      is: "'--shard auto/8' asks for 8, and SLURM_ARRAY_TASK_COUNT is 4"),
    Example(
      ["JOB_COMPLETION_INDEX": "0"],
      is: "JOB_COMPLETION_INDEX does not say how many there are; "
        + "give '--shard auto/4', or set JOB_COMPLETIONS"),
    Example(
      ["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "4"],
      is: "JOB_COMPLETION_INDEX is 4, and there are 4; it counts from 0"),
    Example(
      ["CI_NODE_INDEX": "1"],
      is: "CI_NODE_INDEX is there and CI_NODE_TOTAL is not; give '--shard' with numbers"),
    Example(
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"],
      is: "CI_NODE_INDEX is 0, and there are 2; it counts from 1. "
        + "Where it counts from 0, give '--shard' with numbers"),
    Example(
      slurm("1", of: "2", from: "0").merging(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]) { $1 },
      is: "SLURM_ARRAY_TASK_ID says 2/2, and CI_NODE_INDEX says 1/2; give '--shard' with numbers"),
  ]

  private func answer(_ example: Example) -> String {
    do throws(ShardEnvironment.Fault) {
      return try ShardEnvironment(example.variables).shard(count: example.count).text
    } catch {
      return error.message
    }
  }

  @Test(arguments: known)
  func `A machine of an array knows which one it is`(_ example: Example) {
    #expect(answer(example) == example.answer)
  }

  @Test(arguments: wrong)
  func `A machine that cannot know which one it is says why`(_ example: Example) {
    #expect(answer(example) == example.answer)
  }

  @Test func `Every index of an array is another shard`() {
    for count in 1...9 {
      for first in [0, 1, 5] {
        let shards = (first..<(first + count)).map { id in
          answer(
            Example(Self.slurm("\(id)", of: "\(count)", from: "\(first)"), is: ""))
        }
        #expect(shards == (1...count).map { "\($0)/\(count)" })
      }
    }
  }

  @Test func `What is typed is a shard, or the wish to be told`() throws {
    #expect(ShardSource("2/4") == .given(try #require(CampaignShard(2, of: 4))))
    #expect(ShardSource("auto") == .automatic(count: nil))
    #expect(ShardSource("auto/6") == .automatic(count: 6))
    for text in [
      "", "0/4", "5/4", "1/0", "1", "1/", "/4", "-1/4", "1/4/2", "auto/", "auto/0", "Auto", "+1/4",
      "1/9999999999",
    ] {
      #expect(ShardSource(text) == nil, "\(text)")
    }
  }
}
