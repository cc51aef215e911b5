/** One turn of a reel: a column of symbols that moves down past its window, from where it stood to where it stops. */
export interface Turn {
  /** Positions in the top row before and after. */
  readonly from: number;
  readonly to: number;
  /** Rows that pass before it stands. */
  readonly rows: number;
}

/**
 * The symbol of row `row` of the moving column, 0 being the top row in the end: what the reel stops at, what follows on it, and from
 * `rows` on what stood there before.
 */
export function symbolAt(reel: readonly string[], { from, to, rows }: Turn, row: number): string {
  const place = row >= rows ? from + row - rows : to + row;
  return reel[((place % reel.length) + reel.length) % reel.length] ?? '';
}

/** How much of a turn at most is its start and its end. */
const starting = 0.16;
const ending = 0.26;
/** The part of its turn at which a reel reaches its place, before it settles. */
export const arrives = 1 - ending;

/**
 * Which row of the moving column is at the top of the window when a part 0 to 1 of the turn is over: `rows` at first, 0 in the end. It
 * speeds up, runs evenly, and settles a little beyond before it stands.
 */
export function topRow(rows: number, part: number): number {
  if (part <= 0) return rows;
  if (part >= 1) return 0;
  const even = 1 - starting / 2 - ending;
  const speed = rows / even;
  if (part < starting) return rows - (speed * part * part) / (2 * starting);
  const untilEnd = 1 - ending;
  if (part < untilEnd) return rows - speed * (part - starting / 2);
  const rest = (part - untilEnd) / ending;
  return -0.28 * Math.sin(Math.PI * rest) * (1 - rest);
}

/** Whether it moves too fast at that moment for the eye to see a symbol. */
export function isBlurred(part: number): boolean {
  return part > starting * 0.7 && part < 1 - ending;
}
