/// How clock times of twelve hours fall into the day of a household.
enum DayClock {
  /// The hour of a clock time in a part of the day: 下午兩點 → 14. 24 and more belong to the next day (晚上十二點 → 24, 昨晚兩點 → 26).
  static func hour(_ clock: ClockReading, in part: Daypart) -> Int {
    let hour = clock.hour
    // Digits are read in the same way (下午2:30, 凌晨12:40).
    guard (1...12).contains(hour) else { return part == .evening && hour == 0 ? 24 : hour }
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
  /// 07:00–22:59 come first. Nil only for no moments.
  static func likeliest(of moments: [Int64], now: Int64, tense: Tense) -> Int64? {
    var best: (moment: Int64, cost: Int64)?
    // Who writes at night may well mean a time of the same night.
    let near: Int64 = (300..<1320).contains(minuteOfDay(now)) ? 180 : 480
    for moment in moments {
      let distance = moment - now < 0 ? now - moment : moment - now
      var cost = distance
      // A time at night is meant only when it is near. Half a day is what lies between the two readings of a clock; the other
      // numbers were fitted on labelled sentences.
      if !(420..<1380).contains(minuteOfDay(moment)) { cost += distance > near ? 721 : 360 }
      // At the end of the day a clock of hours ago would have been written down then.
      if tense == .unknown, minuteOfDay(now) >= 1320, now - moment > 120 { cost += 480 }
      if tense == .past && moment > now || tense == .future && moment < now { cost += 100_000 }
      if cost < best?.cost ?? .max { best = (moment, cost) }
    }
    return best?.moment
  }

  private static func minuteOfDay(_ minute: Int64) -> Int64 { (minute % 1440 + 1440) % 1440 }
}
