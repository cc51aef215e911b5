import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { freeGameCodes } from '@fairway/contract/games/free-rounds/games.ts';
import { compare, cny, displayMoney, formatMoney, money, usdt, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import { houseGame } from '../rules/house-games.ts';

/** What one grant's stakes may add up to. */
const mostCost = { CNY: cny(20_000_00n), USDT: usdt(2_800_000_000n) } as const;

const granted: ReadonlySet<MemberGameCode> = new Set(freeGameCodes);

/** What the stakes of a grant add up to. */
export function costOf({ stake, count }: { stake: Money; count: number }): Money {
  return money(stake.currency, stake.minor * BigInt(count));
}

/**
 * Throws `freeRoundsNotOffered`, `stakeBelowMinimum`, `stakeAboveMaximum` for a stake that the game does not take, and
 * `freeRoundsTooDear`.
 */
export function refuseUnfitGrant(terms: { game: MemberGameCode; stake: Money; count: number }): void {
  const { game, stake } = terms;
  const { currency } = stake;
  if (!granted.has(game) || currency === 'COIN') throw new AppError('freeRoundsNotOffered');
  const { least, most } = houseGame(game).game.bounds[currency];
  if (compare(stake, least) < 0)
    throw new AppError('stakeBelowMinimum', { min: displayMoney(least) }, { min: formatMoney(least) });
  if (compare(stake, most) > 0)
    throw new AppError('stakeAboveMaximum', { max: displayMoney(most) }, { max: formatMoney(most) });
  const bound = mostCost[currency];
  if (compare(costOf(terms), bound) > 0)
    throw new AppError('freeRoundsTooDear', { max: displayMoney(bound) });
}
