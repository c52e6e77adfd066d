import Foundation
import SentenceKit

/// The labelled sentences of `Training/sentences`, in the order of their files and lines.
struct Corpus {
  /// One sentence with its labels, best first; several where a careful person would hesitate.
  struct Line {
    let voice: String
    let kinds: [String]
    let topics: [String]
    let moods: [String]
    let text: String
  }

  let lines: [Line]

  /// Reads every `.tsv` file of a folder: kinds, topics, moods, sentence, parted by tabs.
  ///
  /// - Throws: when a file cannot be read or a line is not of that form.
  init(folder: URL) throws {
    var lines: [Line] = []
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files.filter({ $0.pathExtension == "tsv" }).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let voice = file.deletingPathExtension().lastPathComponent
      for (number, row) in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated() {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, !fields[3].isEmpty else { throw Failure.form(file: voice, line: number + 1) }
        lines.append(
          Line(
            voice: voice, kinds: fields[0].components(separatedBy: "/"), topics: fields[1].components(separatedBy: ","),
            moods: fields[2] == "-" ? [] : fields[2].components(separatedBy: ","), text: fields[3]))
      }
    }
    self.lines = lines
  }

  /// What is wrong with a file; it names the place, never the sentence.
  enum Failure: Error, CustomStringConvertible {
    case form(file: String, line: Int)

    var description: String {
      switch self {
      case .form(let file, let line): "\(file).tsv:\(line): not four fields parted by tabs"
      }
    }
  }
}
