/// `--quick` measures three rounds, which is enough to see that everything works.
struct BenchmarkOptions {
  let rounds: Int

  init(_ arguments: [String]) {
    rounds = arguments.contains("--quick") ? 3 : 9
  }
}
