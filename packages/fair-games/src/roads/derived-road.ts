export type RoadColour = 'red' | 'blue';

/**
 * A road derived from the lengths of the big road's columns: k is 1 for 大眼仔, 2 for 小路, 3 for 曱甴路. It starts at column k + 1, row 2,
 * else at column k + 2, row 1. A new column is red when the columns 1 and k + 1 before it are equally long; further down a cell is blue
 * when the column k before is just as long as the row above. Red is order, blue is change: neither says what comes next.
 */
export function derivedRoad(lengths: readonly number[], k: 1 | 2 | 3): RoadColour[] {
  const colours: RoadColour[] = [];
  for (const [index, length] of lengths.entries()) {
    if (index < k) continue;
    const compared = lengths[index - k] ?? 0;
    if (index > k) colours.push(lengths[index - 1] === lengths[index - 1 - k] ? 'red' : 'blue');
    for (let row = 2; row <= length; row += 1) colours.push(compared === row - 1 ? 'blue' : 'red');
  }
  return colours;
}

/** Lengths of the columns that colours make up: a new one with each change. */
export function runsOf(colours: readonly RoadColour[]): { colour: RoadColour; length: number }[] {
  const runs: { colour: RoadColour; length: number }[] = [];
  for (const colour of colours) {
    const last = runs.at(-1);
    if (last?.colour === colour) last.length += 1;
    else runs.push({ colour, length: 1 });
  }
  return runs;
}
