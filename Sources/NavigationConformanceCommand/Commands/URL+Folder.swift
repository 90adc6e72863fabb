import Foundation

extension URL {
  /// Whether a folder is there.
  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
