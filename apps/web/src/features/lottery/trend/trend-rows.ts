import { shownIn, type TrendOf } from '@fairway/fair-games';

/** A row of the grid: what each number shows in one draw. */
export interface TrendRow {
  readonly issue: string;
  /** 0 where the number came out, otherwise the draws since it did. */
  readonly missing: readonly number[];
}

/** The grid of a group, oldest draw first. */
export function trendRows(
  of: TrendOf,
  numbers: readonly number[],
  draws: readonly { issue: string; result: readonly number[] }[],
): TrendRow[] {
  let missing = numbers.map(() => 0);
  return draws.map(({ issue, result }) => {
    const out = shownIn(of, result);
    missing = numbers.map((number, column) => (out.includes(number) ? 0 : (missing[column] ?? 0) + 1));
    return { issue, missing };
  });
}

/** How hot a missing count is shown, 0 to 3: in steps of the mean that its chance makes. */
export function heatOf(missing: number, chance: string): 0 | 1 | 2 | 3 {
  const [part = 1, whole = 1] = chance.split('/').map(Number);
  const times = missing / (whole / part);
  return times >= 3 ? 3 : times >= 2 ? 2 : times >= 1 ? 1 : 0;
}
