import { FairGamesError, type MemberGame } from '@fairway/fair-games';
import {
  currencyScale,
  displayMoney,
  formatMoney,
  money,
  multiply,
  tryParseMoney,
  type Money,
} from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { AppError } from '#platform/errors.ts';
import type { StakeBounds } from './house-games.ts';

/**
 * The stake of a bet, within what the game takes. Throws `gameBetInvalid` for a bet against the rules, `amountScale`, `stakeBelowMinimum`,
 * `stakeAboveMaximum`, and `payoutAboveMaximum` with the greatest stake for a bet that could return more than the house takes on.
 */
export function readStake(
  bound: StakeBounds,
  rules: Pick<MemberGame, 'mostReturn'>,
  { currency, stake: text, bet }: { currency: WalletCurrency; stake: string; bet: unknown },
): Money {
  const most = mostReturnOf(rules, bet);
  const stake = tryParseMoney(text, currency);
  if (!stake) throw new AppError('amountScale', { digits: currencyScale[currency] });
  if (stake.minor < bound.least.minor)
    throw new AppError(
      'stakeBelowMinimum',
      { min: displayMoney(bound.least) },
      { min: formatMoney(bound.least) },
    );
  if (stake.minor > bound.most.minor)
    throw new AppError(
      'stakeAboveMaximum',
      { max: displayMoney(bound.most) },
      { max: formatMoney(bound.most) },
    );
  if (most === null || multiply(stake, most, { round: 'up' }).minor <= bound.mostReturn.minor) return stake;
  const greatest = (bound.mostReturn.minor * most.denominator) / most.numerator;
  throw new AppError(
    'payoutAboveMaximum',
    { max: displayMoney(bound.mostReturn) },
    { maxStake: formatMoney(money(currency, greatest)) },
  );
}

function mostReturnOf(rules: Pick<MemberGame, 'mostReturn'>, bet: unknown) {
  try {
    return rules.mostReturn(bet);
  } catch (fault) {
    if (fault instanceof FairGamesError) throw new AppError('gameBetInvalid', {}, { fault: fault.fault });
    throw fault;
  }
}
