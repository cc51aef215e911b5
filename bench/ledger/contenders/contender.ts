import type { SeededRandom } from '@fairway/testkit';
import type { Call } from '../closed-loop.ts';

export interface Contender {
  readonly name: string;
  /** Callers at once with which it is measured. */
  readonly callers: readonly number[];
  /** A call of the common workload: half of all transfers touch the same house account, a few lack the money. */
  call(random: SeededRandom): Call;
  close(): Promise<void>;
}

/** Accounts that every contender spreads its transfers over. */
export const accountCount = 100_000;

/** What one transfer moves, in minor units: one in a thousand asks for more than anybody has. */
export function amountOf(random: SeededRandom): bigint {
  const dice = 1 + random.integer(1000);
  return dice === 1000 ? 10_000_000_000n : BigInt(dice);
}
