import type { Line } from '../../markets/line.ts';

/** Lines searched: handicaps within six goals, totals up to fifteen above the score. */
const reach = 24;

/**
 * The line whose first side is nearest to even money, searched from `least` to `most`; of two equally near the one
 * nearer to zero. `shareAt` gives the fair share of the first side at a line.
 */
export function mainLine(shareAt: (line: Line) => number, least = -reach, most = reach): Line {
  let best = { line: least, distance: Number.POSITIVE_INFINITY };
  for (let line = least; line <= most; line += 1) {
    const distance = Math.abs(shareAt(line) - 0.5);
    const nearer = distance < best.distance - 1e-12;
    const tied = Math.abs(distance - best.distance) <= 1e-12 && Math.abs(line) < Math.abs(best.line);
    if (nearer || tied) best = { line, distance };
  }
  return best.line;
}
