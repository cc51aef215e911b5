import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { compare, displayMoney, money, type Money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '#modules/members';
import { type PayoutMemberRow, type PayoutMethodRow, passwordStatus } from '#modules/payout-methods';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { freeOf, type WalletTerms } from '../orders/check-withdrawal.ts';
import type { WithdrawalRow } from '../withdrawal-store.ts';
import { mendSeconds } from './mend-times.ts';

export interface Block {
  error: ErrorName;
  currency: WalletCurrency | null;
  params: Record<string, string | number>;
}

/** Everything that the check of a withdrawal looks at, read beforehand. */
export interface BlockFacts {
  app: Platform;
  member: MemberRow;
  guard: PayoutMemberRow;
  identity: ErrorName | undefined;
  open: WithdrawalRow | undefined;
}

/** What stops any withdrawal of this member, whatever is asked. */
export function findCommonBlocks({ app, member, guard, identity, open }: BlockFacts): Block[] {
  const now = app.clock.now();
  const { restsUntil } = passwordStatus(guard, now);
  const rests = guard.payouts_rest_until;
  const always = (error: ErrorName, until?: Date): Block => ({
    error,
    currency: null,
    params: until ? { until: until.toISOString() } : {},
  });
  return [
    ...(identity ? [always(identity)] : []),
    ...(guard.withdraw_password === null ? [always('withdrawPasswordMissing')] : []),
    ...(guard.withdraw_password !== null && restsUntil ? [always('withdrawPasswordLocked', restsUntil)] : []),
    ...(rests !== null && rests > now ? [always('withdrawalRests', rests)] : []),
    ...(open ? [always('withdrawalOpen')] : []),
    ...(member.status === 'frozen' || member.status === 'closed' ? [always('memberFrozen')] : []),
  ];
}

/** What blocks a method: its methods (all that fit it), or the one that was chosen. */
export function findMethodBlocks(
  app: Platform,
  currency: WalletCurrency,
  fitting: readonly PayoutMethodRow[],
): Block[] {
  if (fitting.length === 0) return [{ error: 'payoutMethodMissing', currency, params: {} }];
  const soonest = fitting.toSorted((a, b) => a.usable_from.getTime() - b.usable_from.getTime())[0];
  if (!soonest || soonest.usable_from <= app.clock.now()) return [];
  return [{ error: 'payoutMethodWaiting', currency, params: { until: soonest.usable_from.toISOString() } }];
}

/** What of limits, balance and debt stops the least amount of a method. */
export function findLimitBlocks(wallet: WalletTerms): Block[] {
  const { currency, count, daily, available, owed, route } = wallet;
  const { min } = route.offer;
  if (count.left === 0) return [{ error: 'withdrawCountExceeded', currency, params: { count: count.limit } }];
  if (compare(daily.left, min) < 0)
    return [{ error: 'withdrawAmountExceeded', currency, params: { remaining: displayMoney(daily.left) } }];
  if (compare(available, min) < 0)
    return [{ error: 'insufficientBalance', currency, params: { available: displayMoney(available) } }];
  const free = freeOf(wallet);
  if (compare(free, min) >= 0) return [];
  const params = { owed: displayMoney(owed, { places: 'needed' }), available: displayMoney(free) };
  return [{ error: 'withdrawalOwes', currency, params }];
}

/** What stops this very amount, all at once and not only the first. */
export function findAmountBlocks(wallet: WalletTerms, amount: Money): Block[] {
  const { currency, count, daily, available, owed, route } = wallet;
  const { min, max } = route.offer;
  const block = (error: ErrorName, params: Block['params']): Block => ({ error, currency, params });
  const free = freeOf(wallet);
  return [
    ...(compare(amount, min) < 0 ? [block('amountTooSmall', { min: displayMoney(min) })] : []),
    ...(compare(amount, max) > 0 ? [block('amountTooLarge', { max: displayMoney(max) })] : []),
    ...(count.left === 0 ? [block('withdrawCountExceeded', { count: count.limit })] : []),
    ...(compare(amount, daily.left) > 0
      ? [block('withdrawAmountExceeded', { remaining: displayMoney(daily.left) })]
      : []),
    ...(compare(amount, available) > 0
      ? [block('insufficientBalance', { available: displayMoney(available) })]
      : []),
    ...(owed.minor > 0n && compare(amount, free) > 0
      ? [
          block('withdrawalOwes', {
            owed: displayMoney(owed, { places: 'needed' }),
            available: displayMoney(free),
          }),
        ]
      : []),
  ];
}

/**
 * What is still to be played, where the rule is to block. What exchanged money left to be played in the other wallet blocks by any
 * rule: nothing can be charged for it here.
 */
export function findTurnoverBlocks(
  currency: WalletCurrency,
  { outstanding, elsewhere }: { outstanding: bigint; elsewhere: Money | undefined },
  rule: string,
): Block[] {
  const own = outstanding > 0n && rule === 'block' ? [money(currency, outstanding)] : [];
  return [...own, ...(elsewhere ? [elsewhere] : [])].map((left) => ({
    error: 'turnoverOutstanding',
    currency,
    params: { outstanding: displayMoney(left, { places: 'needed' }) },
  }));
}

/** The shortest to mend first; what takes equally long stays in its order. */
export function sortBlocks(blocks: readonly Block[], now: Date): Block[] {
  return blocks.toSorted((a, b) => mendSeconds(a, now) - mendSeconds(b, now));
}
