/// A way of reading a choice: which one, by index, and a bit for each reading that fits.
struct SystemChoiceSighting: Hashable {
  let choice: Int
  let mask: UInt8
}
