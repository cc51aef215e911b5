import type { Fraction } from '@fairway/money';
import { seededNumbers } from './seeded-numbers.ts';

/** Someone who stakes the same sum again and again until the play that is asked for is done or too little is left for a stake. */
export interface FinishModel {
  /** What there is to stake from at the beginning, in minor units. */
  readonly funds: bigint;
  readonly stake: bigint;
  /** Bets until the requirement is met. */
  readonly bets: number;
  /** What a won bet returns, in thousandths of the stake: 1950 is a price of 1.95. */
  readonly price: bigint;
  /** What the house keeps of a stake on average. */
  readonly margin: Fraction;
}

/** Runs of the estimate, so that the same offer shows the same chance to everyone. */
export const runs = 20_000;
const seed = 20_261_127;
const mostBets = 10_000;
const two32 = 4_294_967_296;

/** How many of 20,000 runs finish. Throws RangeError for no stake, a price not above 1, and for more than 10,000 bets. */
export function runsFinished({ funds, stake, bets, price, margin }: FinishModel): number {
  if (stake <= 0n || price <= 1_000n) throw new RangeError('a stake is above 0 and a price above 1');
  if (!Number.isInteger(bets) || bets < 0 || bets > mostBets) throw new RangeError(`no run of ${bets} bets`);
  // A bet is won so often that it returns 1 - margin; as a count of the numbers of 32 bits.
  const { numerator, denominator } = margin;
  const winning = Number((BigInt(two32) * (denominator - numerator) * 1_000n) / (denominator * price));
  const [stakeMinor, gain] = [Number(stake), Number((stake * (price - 1_000n)) / 1_000n)];
  const next = seededNumbers(seed);
  let finished = 0;
  for (let run = 0; run < runs; run += 1) {
    let [left, done] = [Number(funds), 0];
    while (done < bets && left >= stakeMinor) {
      left += next() < winning ? gain : -stakeMinor;
      done += 1;
    }
    if (done === bets) finished += 1;
  }
  return finished;
}

/** The bets of a stake that a requirement takes, both in minor units, at a weight in whole percent; the last one counts whole. */
export function betsToFinish(required: bigint, stake: bigint, weight: number): number {
  // Required is kept in hundredths of a minor unit, and so is stake x percent.
  const each = stake * BigInt(weight);
  if (each <= 0n) throw new RangeError('a stake that counts nothing never finishes');
  return Number((required + each - 1n) / each);
}
