import { betCount, partOfStake } from '@fairway/betting';
import { cashOutPercents, type CashOutPercent } from '@fairway/contract/sportsbook/states.ts';
import { displayMoney, formatMoney, money, subtract, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import { stakeLimits } from '../bets/bet-limit-check.ts';
import type { BetRow } from '../tables.ts';
import type { ValuedBet } from './value-bet.ts';

type Open = Pick<BetRow, 'currency' | 'stake' | 'cashed_stake' | 'sizes' | 'leg_count'>;

/** What of the stake is still in a bet. */
export function openStakeOf({ currency, stake, cashed_stake }: Open): Money {
  return money(currency, stake - cashed_stake);
}

/** All of a bet, and the parts of which both sides are at least the least stake. */
export function partsOfBet(bet: Open, valued: ValuedBet): { percent: CashOutPercent; part: Money }[] {
  const least = leastOf(bet, valued);
  return cashOutPercents
    .map((percent) => ({ percent, part: partOfStake(openStakeOf(bet), percent) }))
    .filter(({ percent, part }) => percent === 100 || isEnough(bet, part, least));
}

/** The part of a bet by its percentage. Throws `cashOutPartTooSmall` where a side is below the least stake. */
export function readPart(bet: Open, valued: ValuedBet, percent: CashOutPercent): Money {
  const part = partOfStake(openStakeOf(bet), percent);
  const least = leastOf(bet, valued);
  if (percent !== 100 && !isEnough(bet, part, least))
    throw new AppError('cashOutPartTooSmall', { min: displayMoney(least) }, { min: formatMoney(least) });
  return part;
}

function isEnough(bet: Open, part: Money, least: Money): boolean {
  return part.minor >= least.minor && subtract(openStakeOf(bet), part).minor >= least.minor;
}

/** The least whole stake of such a bet: that of a combination, for each of them. */
function leastOf({ currency, sizes, leg_count: legs }: Open, { limits }: ValuedBet): Money {
  const { least } = stakeLimits({ currency, prices: [], sizes, limits });
  return money(currency, least.minor * BigInt(betCount({ legs, sizes })));
}
