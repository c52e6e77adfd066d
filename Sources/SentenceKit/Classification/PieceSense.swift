/// What a time or an amount says about the kind of a sentence: whether it lies behind or ahead, or what was measured.
enum PieceSense: UInt32 {
  /// A time that lies behind, lies ahead, or belongs to today.
  case past, future, today
  /// A date whose side of now the words alone do not show.
  case date
  /// A clock time or a part of a day without a day.
  case clock, part
  case repetition
  /// A vague time ahead (改天) or behind (最近).
  case vagueFuture, vaguePast
  /// A volume, weight or length, temperature, blood value, money.
  case volume, size, temperature, reading, money
  /// How long something lasts, how often.
  case duration, times
  /// Things counted in packs, and other things.
  case packs, pieces
  /// A number without a unit.
  case number
  /// A person's name.
  case name

  /// What stands for it in features.
  var symbol: UInt32 { Self.symbol(rawValue) }

  /// What stands for the sense of that number; beyond all scalars, and hardly ever a hash.
  static func symbol(_ rawValue: UInt32) -> UInt32 { 0xFFFF_0000 | rawValue }
}

extension PieceSense {
  /// The sense of a time expression.
  ///
  /// - Parameter areDatesOpen: whether a date counts as lying on neither side; so it does while the model is trained, since the training
  ///   sentences come without the day on which they were written.
  init(_ time: TimeExpression, in sentence: Sentence, now: CivilDateTime, areDatesOpen: Bool) {
    let range = time.scalarRange
    guard let value = time.value else {
      self = sentence.isOne(of: "刚方前近最以", at: range.lowerBound) ? .vaguePast : .vagueFuture
      return
    }
    let naming = DayNaming(sentence, in: range)
    switch value {
    case .repetition: self = .repetition
    case .duration: self = .duration
    case _ where naming == .none: self = value.isDaypart ? .part : .clock
    case _ where naming == .date && areDatesOpen: self = .date
    case .moment(let moment) where naming == .fromNow: self = moment < now ? .past : .future
    default: self = Self.side(of: value, now: now.date)
    }
  }

  /// The sense of an amount.
  init(_ quantity: Quantity) {
    for (unit, sense) in Self.units where isSame(unit, quantity.unit) {
      self = sense
      return
    }
    self = .pieces
  }

  private static let units: [(String, PieceSense)] = [
    ("ml", .volume), ("L", .volume), ("oz", .volume), ("g", .size), ("kg", .size), ("cm", .size), ("m", .size), ("mile", .size),
    ("step", .size), ("stitch", .size), ("°C", .temperature), ("°F", .temperature), ("mmHg", .reading), ("bpm", .reading),
    ("mg/dL", .reading), ("%", .reading), ("point", .reading), ("TWD", .money), ("USD", .money), ("s", .duration), ("min", .duration),
    ("h", .duration), ("day", .duration), ("week", .duration), ("month", .duration), ("year", .duration), ("times", .times),
    ("pack", .packs), ("bag", .packs), ("box", .packs), ("bottle", .packs), ("set", .packs),
  ]

  /// Behind, ahead, or around today.
  private static func side(of value: TimeValue, now: CivilDate) -> PieceSense {
    let months = now.year * 12 + now.month
    switch value {
    case .day(let day), .daypart(let day, _): return side(day.dayNumber, day.dayNumber, now: now.dayNumber)
    case .moment(let moment): return side(moment.date.dayNumber, moment.date.dayNumber, now: now.dayNumber)
    case .month(let month): return side(month.year * 12 + month.month, month.year * 12 + month.month, now: months)
    case .year(let year): return side(year, year, now: now.year)
    case .range(.days(let start, let end)): return side(start.dayNumber, end.dayNumber - 1, now: now.dayNumber)
    case .range(.moments(let start, let end)): return side(start.date.dayNumber, end.date.dayNumber, now: now.dayNumber)
    case .range(.months(let start, let end)):
      return side(start.year * 12 + start.month, end.year * 12 + end.month - 1, now: months)
    case .range(.years(let start, let end)): return side(start, end - 1, now: now.year)
    case .repetition: return .repetition
    case .duration: return .duration
    }
  }

  private static func side(_ start: Int, _ end: Int, now: Int) -> PieceSense {
    end < now ? .past : start > now ? .future : .today
  }
}

/// How a time expression names its day.
private enum DayNaming {
  /// Not at all: a clock time or a part of the day.
  case none
  /// By its number in a month, or its month.
  case date
  /// By its distance from today or this week.
  case relative
  /// As a distance from now in hours or minutes.
  case fromNow

  init(_ sentence: Sentence, in range: Range<Int>) {
    self = .none
    for offset in range {
      if offset > range.lowerBound,
        sentence.isOne(of: "月号/", at: offset) || sentence.isOne(of: "日", at: offset) && sentence.isDigit(at: offset - 1)
      {
        // 這個月 and 上月 say no date.
        if !sentence.isOne(of: "个上下这本", at: offset - 1) {
          self = .date
          return
        }
      }
      if sentence.isOne(of: "天日周拜期年昨明今", at: offset) || sentence.isLetter(at: offset) { self = .relative }
      if sentence.isOne(of: "时钟刻秒", at: offset) || sentence.isOne(of: "分", at: offset),
        sentence.isOne(of: "前后候内", at: range.upperBound - 1) || sentence.isOne(of: "再过", at: range.lowerBound)
      {
        self = .fromNow
        return
      }
    }
  }
}

extension TimeValue {
  fileprivate var isDaypart: Bool {
    if case .daypart = self { true } else { false }
  }
}
