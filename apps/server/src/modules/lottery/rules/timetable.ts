/** Lotteries keep the time of Shanghai whatever the site's zone: eight hours before UTC, without summer time. */
const shanghaiMs = 8 * 3_600_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** When a lottery is drawn. */
export interface Timetable {
  /** Minutes from draw to draw, the last at 24:00; null for one draw a day. */
  readonly everyMinutes: number | null;
  /** Milliseconds from a draw to the next. */
  readonly span: number;
  /** Milliseconds from the start of the day in Shanghai to its first draw. */
  readonly first: number;
}

export function every(minutes: number): Timetable {
  return { everyMinutes: minutes, span: minutes * minuteMs, first: minutes * minuteMs };
}

/** Once a day at `HH:MM`. */
export function at(time: string): Timetable {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { everyMinutes: null, span: dayMs, first: (hours * 60 + minutes) * minuteMs };
}

/** An issue's number and times. Betting on it opens when the one before it closes. */
export interface IssueTimes {
  /** `YYYYMMDD-NNN`: the day in Shanghai and the number of the day, from 001. */
  readonly issue: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

/** The issue whose draw is the first after an instant. */
export function issueAfter({ span, first }: Timetable, closedSeconds: number, instant: Date): IssueTimes {
  const local = instant.getTime() + shanghaiMs;
  const day = Math.floor(local / dayMs) * dayMs;
  // The draws of a day are those after its first moment up to and with its end, at 24:00.
  const number = Math.max(Math.floor((local - day - first) / span) + 1, 0);
  const isToday = first + number * span <= dayMs;
  const issueDay = isToday ? day : day + dayMs;
  const place = isToday ? number : 0;
  const drawsAt = issueDay + first + place * span - shanghaiMs;
  const closing = closedSeconds * 1000;
  return {
    issue: `${new Date(issueDay).toISOString().slice(0, 10).replaceAll('-', '')}-${String(place + 1).padStart(3, '0')}`,
    opensAt: new Date(drawsAt - span - closing),
    closesAt: new Date(drawsAt - closing),
    drawsAt: new Date(drawsAt),
  };
}
