import type { Measured as Called } from './closed-loop.ts';

/** One round of a contender, with the database's part. */
export interface Measured extends Called {
  /** Microseconds of the database's processor time each. */
  readonly database: number;
}

/** All rounds of one contender at one number of callers. */
export interface Series {
  readonly name: string;
  readonly callers: number;
  readonly rounds: Measured[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function medianOf(
  series: readonly Series[],
  name: string,
  callers: number,
  what: keyof Measured,
): number {
  const found = series.find((one) => one.name === name && one.callers === callers);
  return median((found?.rounds ?? []).map((round) => round[what]));
}

/** One line a contender and number of callers: medians over the rounds. */
export function printTable(series: readonly Series[]): void {
  console.log(
    `\n${'contender'.padEnd(32)}${'callers'.padStart(8)}${'a second'.padStart(10)}${'µs here'.padStart(10)}${'µs database'.padStart(13)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}`,
  );
  for (const { name, callers } of series) {
    const of = (what: keyof Measured): number => medianOf(series, name, callers, what);
    console.log(
      name.padEnd(32) +
        String(callers).padStart(8) +
        Math.round(of('rate')).toLocaleString('en').padStart(10) +
        of('processor').toFixed(0).padStart(10) +
        of('database').toFixed(0).padStart(13) +
        of('p50').toFixed(2).padStart(10) +
        of('p99').toFixed(1).padStart(10),
    );
  }
}

/** A figure against what it should reach: at least `reach`. */
export function printRatio(what: string, ratio: number, reach: number): void {
  const verdict = ratio >= reach ? 'reached' : 'MISSED';
  console.log(
    `${what.padEnd(62)}${ratio.toFixed(1).padStart(8)} x   to reach ${reach.toFixed(1).padStart(5)} x   ${verdict}`,
  );
}
