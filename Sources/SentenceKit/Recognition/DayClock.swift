/// How clock times of twelve hours fall into the day of a household.
enum DayClock {
  /// The hour of a clock time in a part of the day: 下午兩點 → 14. 24 and more belong to the next day (晚上十二點 → 24, 昨晚兩點 → 26).
  static func hour(_ clock: ClockReading, in part: Daypart) -> Int {
    let hour = clock.hour
    guard clock.isTwelveHour else { return part == .evening && hour == 0 ? 24 : hour }
    switch part {
    case .morning, .dawn: return hour
    case .noon: return hour <= 3 ? hour + 12 : hour
    case .afternoon: return hour == 12 ? 12 : hour + 12
    case .evening: return hour == 12 ? 24 : hour <= 4 ? hour + 24 : hour + 12
    case .night: return hour == 12 ? 0 : hour >= 9 ? hour + 12 : hour
    }
  }

  /// The hour meant on another day where nothing says which half: 7–11 in the morning, 12–6 from noon on.
  static func usualHour(_ clock: ClockReading) -> Int {
    clock.isTwelveHour && clock.hour < 7 ? clock.hour + 12 : clock.hour
  }

  /// The hours that a clock time may mean.
  static func hours(_ clock: ClockReading, in part: Daypart?) -> [Int] {
    if let part { return [hour(clock, in: part)] }
    return clock.isTwelveHour ? [clock.hour % 12, clock.hour % 12 + 12] : [clock.hour]
  }

  /// The likeliest of several moments, all as minutes since 1970: the nearest in the direction of the tense, where the hours
  /// 07:00–22:59 are preferred. Nil only for no moments.
  static func likeliest(of moments: [Int], now: Int, tense: Tense) -> Int? {
    var best: (moment: Int, cost: Int)?
    for moment in moments {
      let distance = moment - now
      var cost = distance.magnitudeAsInt
      // Nobody means three at night unless it is far nearer; the six hours were fitted on labelled sentences.
      let minuteOfDay = (moment % 1440 + 1440) % 1440
      if !(420..<1380).contains(minuteOfDay) { cost += 360 }
      if tense == .past && distance > 0 || tense == .future && distance < 0 { cost += 100_000 }
      if cost < best?.cost ?? .max { best = (moment, cost) }
    }
    return best?.moment
  }
}

extension Int {
  /// The absolute value of a number that is far from the limits.
  fileprivate var magnitudeAsInt: Int { self < 0 ? -self : self }
}
