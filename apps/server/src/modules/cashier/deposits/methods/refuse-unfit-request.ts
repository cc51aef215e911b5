import { channelStates, type ChannelState } from '@fairway/contract/deposits/methods/channel-states.ts';
import { compare, displayMoney, formatMoney, tryParseMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { PayTerms } from './pay-terms.ts';

const { maintenance, limiting, noData, channelless } = channelStates.codes;

/**
 * Refuses a deposit method that is closed to the member, each state by its own name: `depositChannelDisabled`,
 * `channelInMaintenance`, `channelLimiting`, `depositNoneAvailable`, `channelMissing`.
 */
export function refuseClosedMethod({ shown, state }: { shown: boolean; state: ChannelState }): void {
  if (!shown) throw new AppError('depositChannelDisabled');
  switch (state) {
    case maintenance:
      throw new AppError('channelInMaintenance');
    case limiting:
      throw new AppError('channelLimiting');
    case noData:
      throw new AppError('depositNoneAvailable');
    case channelless:
      throw new AppError('channelMissing');
    default:
  }
}

/**
 * Refuses an amount outside of the method's bounds, or beside its fixed amounts: `amountTooSmall`, `amountTooLarge`,
 * `fixedAmountOnly`.
 */
export function refuseAmount(amount: Money, { min, max, setting }: PayTerms): void {
  if (compare(amount, min) < 0) throw new AppError('amountTooSmall', { min: displayMoney(min) });
  if (compare(amount, max) > 0) throw new AppError('amountTooLarge', { max: displayMoney(max) });
  const isFixed = setting.fixedAmounts.some(
    (fixed) => formatMoney(amount) === formatMoney(tryParseMoney(fixed, amount.currency) ?? amount),
  );
  if (setting.fixedOnly && !isFixed) throw new AppError('fixedAmountOnly');
}
