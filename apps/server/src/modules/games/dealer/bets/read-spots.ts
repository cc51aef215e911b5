import type { WalletCurrency } from '@fairway/contract/fields.ts';
import {
  FairGamesError,
  mostReturnOfSpots,
  mustBeSpots,
  type DealerTableRules,
  type SpotStake,
} from '@fairway/fair-games';
import { currencyScale, displayMoney, formatMoney, money, tryParseMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { StakeBounds } from '../../rules/house-games.ts';

export interface SpotsRead {
  readonly stakes: readonly SpotStake[];
  readonly stake: Money;
  /** What the best result would return, rounded up. */
  readonly mostReturn: Money;
}

/**
 * What lies on the spots of a deal, within what the game takes. Throws `gameBetInvalid` for a spot that the table does not have,
 * `amountScale`, `stakeBelowMinimum` for a spot, `stakeAboveMaximum` for all of them together, and `payoutAboveMaximum`.
 */
export function readSpots(
  rules: DealerTableRules,
  bound: StakeBounds,
  currency: WalletCurrency,
  spots: readonly { readonly spot: string; readonly stake: string }[],
): SpotsRead {
  const stakes = spots.map(({ spot, stake }) => {
    const read = tryParseMoney(stake, currency);
    if (!read) throw new AppError('amountScale', { digits: currencyScale[currency] });
    return { spot, stake: read.minor };
  });
  mustBeOfTable(rules, stakes);
  if (stakes.some(({ stake }) => stake < bound.least.minor))
    throw new AppError(
      'stakeBelowMinimum',
      { min: displayMoney(bound.least) },
      { min: formatMoney(bound.least) },
    );
  const stake = money(
    currency,
    stakes.reduce((sum, one) => sum + one.stake, 0n),
  );
  if (stake.minor > bound.most.minor)
    throw new AppError(
      'stakeAboveMaximum',
      { max: displayMoney(bound.most) },
      { max: formatMoney(bound.most) },
    );
  const mostReturn = money(currency, mostReturnOfSpots(rules, stakes).roundTo(0, 'up'));
  if (mostReturn.minor > bound.mostReturn.minor)
    throw new AppError('payoutAboveMaximum', { max: displayMoney(bound.mostReturn) });
  return { stakes, stake, mostReturn };
}

function mustBeOfTable(rules: DealerTableRules, stakes: readonly SpotStake[]): void {
  try {
    mustBeSpots(rules, stakes);
  } catch (fault) {
    if (fault instanceof FairGamesError) throw new AppError('gameBetInvalid', {}, { fault: fault.fault });
    throw fault;
  }
}
