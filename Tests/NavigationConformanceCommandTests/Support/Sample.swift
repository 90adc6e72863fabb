/// How many of something are tried: in debug builds, which are some thirty times slower, a sample of what is tried in
/// release.
func sample<Count: BinaryInteger>(_ few: Count, of all: Count) -> Count {
  #if DEBUG
    few
  #else
    all
  #endif
}
