package import Foundation

extension URL {
  /// Whether a folder is there.
  package var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
