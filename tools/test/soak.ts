import { runCommand } from './run-command.ts';

/** What `npm test` runs a part of, whole: the file's name and how much of it the long run asks for. */
const longRuns = {
  'thousand-orders': { FAIRWAY_MATCH_ORDERS: '1000' },
  'cashier/callbacks/callbacks': { FAIRWAY_PERMUTATIONS: '120' },
  'settlement-order': { FAIRWAY_SETTLED_BETS: '20000' },
  'bets/placing/database-time': { FAIRWAY_LATE_BETS: '10000' },
  'ledger-model': { LEDGER_MODEL_RUNS: '5000' },
  'fairness/stream-battery': { FAIRWAY_STREAM_NUMBERS: '10000000' },
} as const;

/**
 * `npm run soak`: a thousand orders matched under faults, every permutation of five messages, 20,000 bets under changing results,
 * 10,000 bets around a kick-off, 5,000 ledger sequences, ten million numbers of the games' chance; minutes.
 */
export async function soak(): Promise<number> {
  const env: Record<string, string> = {};
  for (const more of Object.values(longRuns)) Object.assign(env, more);
  const files = Object.keys(longRuns);
  const { code } = await runCommand('vitest/vitest.mjs', ['run', '--reporter=verbose', ...files], {
    env,
    live: true,
  });
  return code;
}
