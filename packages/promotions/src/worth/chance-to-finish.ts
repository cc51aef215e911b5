import type { Fraction } from '@fairway/money';

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

const mostBets = 10_000;
/** Courses less likely than this are left out: of all steps together they would not make a millionth of a percent. */
const negligible = 1e-18;

/**
 * The chance that the play is finished, from 0 to 1: every course of wins and losses, exact but for the rounding of its numbers. What is left
 * after some bets follows from how many of them were won, so the steps are half the square of the bets. Throws RangeError for no stake, a
 * price not above 1, and for more than 10,000 bets.
 */
export function chanceToFinish({ funds, stake, bets, price, margin }: FinishModel): number {
  if (stake <= 0n || price <= 1_000n) throw new RangeError('a stake is above 0 and a price above 1');
  if (!Number.isInteger(bets) || bets < 0 || bets > mostBets) throw new RangeError(`no play of ${bets} bets`);
  // A bet is won so often that it returns 1 - margin.
  const { numerator, denominator } = margin;
  const winning = Number((denominator - numerator) * 1_000n) / Number(denominator * price);
  const begin = Number(funds);
  const loss = Number(stake);
  const gain = Number((stake * (price - 1_000n)) / 1_000n);
  // By the bets that were won; who has too little for a stake is in none of them any more.
  const shares = new Float64Array(bets + 2);
  shares[0] = 1;
  for (let done = 0; done < bets; done += 1)
    for (let won = done; won >= 0; won -= 1) {
      const share = shares[won] ?? 0;
      if (share < negligible) {
        shares[won] = 0;
        continue;
      }
      const left = begin + won * gain - (done - won) * loss;
      const goesOn = left >= loss ? share : 0;
      shares[won + 1] = (shares[won + 1] ?? 0) + goesOn * winning;
      shares[won] = goesOn * (1 - winning);
    }
  return shares.reduce((sum, share) => sum + share, 0);
}

/** The bets of a stake that a requirement takes, both in minor units, at a weight in whole percent; the last one counts whole. */
export function betsToFinish(required: bigint, stake: bigint, weight: number): number {
  // Required is kept in hundredths of a minor unit, and so is stake x percent.
  const each = stake * BigInt(weight);
  if (each <= 0n) throw new RangeError('a stake that counts nothing never finishes');
  return Number((required + each - 1n) / each);
}
