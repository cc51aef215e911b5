import { median } from '../ledger/report.ts';
import type { Server } from './children.ts';
import type { Turn } from './protocol.ts';

/** What one turn of a line measured. */
export interface Measured {
  /** Answers a second. */
  readonly rate: number;
  /** The server's own processor time a request, in microseconds; the database's is not in it. */
  readonly processor: number;
  /** The database's processor time a request, in microseconds. */
  readonly database: number;
  readonly p50: number;
  readonly p99: number;
}

/** One call of one server at one number of connections. */
export interface Line {
  readonly name: string;
  readonly server: Server;
  readonly path: string;
  readonly kind: Turn['kind'];
  readonly connections: number;
  readonly rounds: Measured[];
}

export function medianOf(
  lines: readonly Line[],
  name: string,
  connections: number,
  what: keyof Measured,
): number {
  const found = lines.find((one) => one.name === name && one.connections === connections);
  return median((found?.rounds ?? []).map((round) => round[what]));
}

/** A line a call and number of connections: medians over the rounds. */
export function printTable(lines: readonly Line[]): void {
  const row = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(32) : cell.padStart(13))).join('');
  console.log(
    `\n${row(['call', 'connections', 'a second', 'µs server', 'µs database', 'p50 ms', 'p99 ms'])}`,
  );
  for (const { name, connections } of lines) {
    const of = (what: keyof Measured): number => medianOf(lines, name, connections, what);
    console.log(
      row([
        name,
        String(connections),
        Math.round(of('rate')).toLocaleString('en'),
        of('processor').toFixed(0),
        of('database').toFixed(0),
        of('p50').toFixed(2),
        of('p99').toFixed(1),
      ]),
    );
  }
}

/** A figure against what it should reach: at least `reach`. */
export function printRatio(what: string, ratio: number, reach: number): void {
  const verdict = ratio >= reach ? 'reached' : 'MISSED';
  console.log(
    `${what.padEnd(54)}${ratio.toFixed(2).padStart(8)}   to reach ${reach.toFixed(2).padStart(6)}   ${verdict}`,
  );
}
