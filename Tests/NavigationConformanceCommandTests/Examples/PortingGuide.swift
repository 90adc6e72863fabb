#if os(macOS) || os(Linux)
  import Foundation

  /// `Reference/PORTING.md`, followed step by step: what it says of `subject.py` is done to a file of that name, and what
  /// it shows of a command is what the command prints.
  struct PortingGuide {
    static let path = "Reference/PORTING.md"

    private let folder: TemporaryFolder
    private var subject = ""
    private(set) var commandCount = 0

    init() throws {
      folder = try TemporaryFolder()
    }

    /// The guide with what the commands print today.
    mutating func followed() throws -> String {
      var lines: [String] = []
      var block: (language: String, lines: [String])?
      _ = try folder.write("", to: "subject.py")
      for line in try GeneratedSection.text(of: Self.path).components(separatedBy: "\n") {
        guard line.hasPrefix("```") else {
          if block == nil { lines.append(line) } else { block?.lines.append(line) }
          continue
        }
        if let ended = block {
          lines += try follow(ended.language, ended.lines)
          block = nil
        } else {
          block = (String(line.dropFirst(3)), [])
        }
        lines.append(line)
      }
      return lines.joined(separator: "\n")
    }

    private mutating func follow(_ language: String, _ lines: [String]) throws -> [String] {
      switch language {
      case "python":
        try write(lines.joined(separator: "\n") + "\n")
        return lines
      case "console":
        guard let first = lines.first, first.hasPrefix("$ ") else { return lines }
        return [first] + (try run(String(first.dropFirst(2))))
      default: return lines
      }
    }

    /// A whole file, the line with the claims, or another case.
    private mutating func write(_ code: String) throws {
      if code.hasPrefix("        case ") {
        subject = subject.replacing(
          "        case operation:\n", with: code + "        case operation:\n")
      } else if code.hasPrefix("CAPABILITIES") {
        subject = subject.replacing(/CAPABILITIES = .*\n/, with: code)
      } else {
        subject = code
      }
      _ = try folder.write(subject, to: "subject.py")
    }

    private mutating func run(_ command: String) throws -> [String] {
      commandCount += 1
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = folder.url
      var environment = ProcessInfo.processInfo.environment
      let tools = try Navconform.url().deletingLastPathComponent().path
      environment["PATH"] = "\(tools):\(environment["PATH"] ?? "")"
      process.environment = environment
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }
#endif
