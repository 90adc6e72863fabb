package import Foundation

extension URL {
  /// Whether a folder is there, or a link that leads to one.
  package var isFolder: Bool { LocalFiles().kind(of: path) == .folder }
}
