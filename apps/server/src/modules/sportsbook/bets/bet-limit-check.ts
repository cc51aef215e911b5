import { betCount, greatestUnitStake, maximumReturn, type Price } from '@fairway/betting';
import { displayMoney, formatMoney, max, min, money, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { MarketLimits, StakeLimits } from '../limits/limits-of.ts';
import { roomIn } from './bet-limits.ts';

export interface StakeTerms {
  readonly currency: 'CNY' | 'USDT';
  readonly prices: readonly Price[];
  readonly sizes: readonly number[];
  /** Of each leg's market. */
  readonly limits: readonly MarketLimits[];
}

/** Stake limits of one combination before anything is known of the exposure: the tightest of its legs. */
export function stakeLimits({ currency, limits }: StakeTerms): { least: Money; most: Money; payout: Money } {
  const isSingle = limits.length === 1;
  const tightest = (name: keyof StakeLimits, pick: typeof min): Money =>
    limits.map(({ stakes }) => stakes[currency][name]).reduce((one, other) => pick(one, other));
  return {
    least: tightest(isSingle ? 'minSingle' : 'minParlay', max),
    most: tightest(isSingle ? 'maxSingle' : 'maxParlay', min),
    payout: tightest('maxPayout', min),
  };
}

/** The greatest unit stake that stake, payout and exposure limits allow; zero where not even the least fits. */
export function greatestStake(terms: StakeTerms, roomFen: bigint): Money {
  const { least, most, payout } = stakeLimits(terms);
  const legs = terms.prices.map((price) => ({ price }));
  const byPayout = greatestUnitStake(payout, { sizes: terms.sizes, legs });
  const byRoom = unitWithin(terms, roomIn(terms.currency, roomFen));
  const greatest = min(most, min(byPayout, byRoom));
  return greatest.minor < least.minor ? money(terms.currency, 0n) : greatest;
}

/** The greatest unit stake whose possible win (return less stake) stays within an amount. */
function unitWithin({ currency, prices, sizes }: StakeTerms, room: bigint): Money {
  const legs = prices.map((price) => ({ price }));
  const probe = 1_000_000_000n;
  const most = maximumReturn({ unitStake: money(currency, probe), sizes, legs }).minor;
  const win = most - probe * BigInt(betCount({ legs: legs.length, sizes }));
  return money(currency, win <= 0n ? room : (room * probe) / (win + 1n));
}

/** Refuses a stake outside the limits or a return above the greatest payout; answers the return. */
export function checkStake(terms: StakeTerms, unit: Money): Money {
  const { least, most, payout } = stakeLimits(terms);
  if (unit.minor < least.minor)
    throw new AppError('stakeBelowMinimum', { min: displayMoney(least) }, { min: formatMoney(least) });
  if (unit.minor > most.minor)
    throw new AppError('stakeAboveMaximum', { max: displayMoney(most) }, { max: formatMoney(most) });
  const legs = terms.prices.map((price) => ({ price }));
  const returned = maximumReturn({ unitStake: unit, sizes: terms.sizes, legs });
  if (returned.minor > payout.minor) {
    const greatest = greatestUnitStake(payout, { sizes: terms.sizes, legs });
    throw new AppError(
      'payoutAboveMaximum',
      { max: displayMoney(payout) },
      { maxStake: formatMoney(greatest) },
    );
  }
  return returned;
}
