/** A row of the grid: what each number shows in one draw. */
export interface TrendRow {
  readonly issue: string;
  /** 0 where the number came out, otherwise the draws since it did. */
  readonly missing: readonly number[];
}

/** The numbers of a group that a draw shows. */
function shown(of: 'any' | 'sum' | number, result: readonly number[]): readonly (number | undefined)[] {
  if (of === 'any') return result;
  return [of === 'sum' ? result.reduce((sum, number) => sum + number, 0) : result[of]];
}

/** The grid of a group, oldest draw first. */
export function trendRows(
  of: 'any' | 'sum' | number,
  numbers: readonly number[],
  draws: readonly { issue: string; result: readonly number[] }[],
): TrendRow[] {
  let missing = numbers.map(() => 0);
  return draws.map(({ issue, result }) => {
    const out = shown(of, result);
    missing = missing.map((count, column) => (out.includes(numbers[column]) ? 0 : count + 1));
    return { issue, missing };
  });
}

/** How hot a missing count is shown, 0 to 3: in steps of the mean that its chance makes. */
export function heatOf(missing: number, chance: string): 0 | 1 | 2 | 3 {
  const [part = 1, whole = 1] = chance.split('/').map(Number);
  const times = missing / (whole / part);
  return times >= 3 ? 3 : times >= 2 ? 2 : times >= 1 ? 1 : 0;
}
