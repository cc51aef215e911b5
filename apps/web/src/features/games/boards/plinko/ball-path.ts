/** A point of the board: across in slots from the middle, down in rows from the first one. */
export interface Point {
  readonly across: number;
  readonly down: number;
}

/** How long the ball takes for a row, in ms. */
export const rowTime = 220;

/** From where the ball falls, in rows above the first peg. */
const fallsFrom = 1.6;
/** How far it springs off a peg, in rows. */
const spring = 1.1;

/** Where the ball meets each row, and last its slot. */
export function pathPoints(path: string): Point[] {
  let across = 0;
  const points = [{ across, down: 0 }];
  for (const [row, turn] of Array.from(path).entries()) {
    across += turn === 'R' ? 0.5 : -0.5;
    points.push({ across, down: row + 1 });
  }
  return points;
}

/** Where the ball is after so many rows, whole or not: 0 at the first peg, below 0 on its fall to it. */
export function ballAt(points: readonly Point[], rows: number): Point {
  if (rows < 0) return { across: 0, down: -fallsFrom * (1 - (1 + Math.max(rows, -1)) ** 2) };
  const before = Math.min(Math.floor(rows), points.length - 1);
  const [from, to] = [points[before], points[before + 1]];
  if (!from) return { across: 0, down: -fallsFrom };
  if (!to) return from;
  const part = rows - before;
  return {
    across: from.across + (to.across - from.across) * part,
    down: from.down + (1 + spring) * part ** 2 - spring * part,
  };
}

/** The pegs of a board: three in the first row, one more in each that follows. */
export function pegsOf(rows: number): Point[] {
  return Array.from({ length: rows }, (_row, down) =>
    Array.from({ length: down + 3 }, (_peg, place) => ({ across: place - (down + 2) / 2, down })),
  ).flat();
}
