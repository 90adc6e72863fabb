/// Eight machine words side by side.
///
/// Not a `SIMD8`: no value here is aligned to more than 16 bytes, see DECISIONS.md, "The tests run in release, too".
struct EightWords: Sendable {
  private var first = SIMD2<UInt64>()
  private var second = SIMD2<UInt64>()
  private var third = SIMD2<UInt64>()
  private var fourth = SIMD2<UInt64>()

  @inline(__always)
  subscript(index: Int) -> UInt64 {
    get {
      switch index >> 1 {
      case 0: first[index & 1]
      case 1: second[index & 1]
      case 2: third[index & 1]
      default: fourth[index & 1]
      }
    }
    set {
      switch index >> 1 {
      case 0: first[index & 1] = newValue
      case 1: second[index & 1] = newValue
      case 2: third[index & 1] = newValue
      default: fourth[index & 1] = newValue
      }
    }
  }
}
