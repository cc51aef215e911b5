import { compare, displayMoney, formatMoney, min, money, subtract, zero, type Money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, readBalances } from '#modules/ledger';
import type { MemberRow } from '#modules/members';
import { payoutChannels } from '../../channels/registry.ts';
import type { Channel, PayoutChannel } from '../../channels/channel.ts';
import type { WalletCurrency } from '../../tables.ts';
import { dayLimit } from '../withdrawal-limits.ts';
import { sumOfDay } from '../withdrawal-store.ts';

/** What one wallet allows now. */
export interface WalletTerms {
  channel: Channel & { payout: PayoutChannel };
  currency: WalletCurrency;
  available: Money;
  locked: Money;
  count: { limit: number; used: number; left: number };
  daily: { limit: Money; used: Money; left: Money };
  /** The most that could be asked for: balance, order limit and what is left of today. */
  mostNow: Money;
}

/** The terms of a wallet for a member today, read in one place for the page and for the check. Writes nothing. */
export async function walletTerms(
  db: Db | Tx,
  app: Platform,
  member: MemberRow,
  currency: WalletCurrency,
): Promise<WalletTerms | undefined> {
  const channel = payoutChannels.find((one) => one.payout.currency === currency && one.isReady(app));
  if (!channel) return undefined;
  const accounts = accountsOf(member.id);
  const [center, locked] = [accounts.center(currency), accounts.locked(currency)];
  const balances = await readBalances(db, [center, locked]);
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  const used = await sumOfDay(db, member.id, currency, day);
  const limit = dayLimit(member.grade, currency);
  const usedAmount = money(currency, used.total);
  const left = floor(subtract(limit.amount, usedAmount));
  const countLeft = Math.max(0, limit.count - used.count);
  const mostNow = min(min(balances.of(center), channel.payout.max), left);
  return {
    channel,
    currency,
    available: balances.of(center),
    locked: balances.of(locked),
    count: { limit: limit.count, used: used.count, left: countLeft },
    daily: { limit: limit.amount, used: usedAmount, left },
    mostNow: countLeft === 0 ? zero(currency) : mostNow,
  };
}

/**
 * Checks an amount against the terms. Throws `amountTooSmall`, `amountTooLarge`, `withdrawCountExceeded`,
 * `withdrawAmountExceeded`. The balance is left to the ledger, which decides it with the hold.
 */
export function checkAmount(terms: WalletTerms, amount: Money): void {
  const { payout } = terms.channel;
  if (compare(amount, payout.min) < 0)
    throw new AppError('amountTooSmall', { min: displayMoney(payout.min) });
  if (compare(amount, payout.max) > 0)
    throw new AppError('amountTooLarge', { max: displayMoney(payout.max) });
  if (terms.count.left === 0) throw new AppError('withdrawCountExceeded', { count: terms.count.limit });
  if (compare(amount, terms.daily.left) > 0)
    throw new AppError(
      'withdrawAmountExceeded',
      { remaining: displayMoney(terms.daily.left) },
      { remaining: formatMoney(terms.daily.left) },
    );
}

function floor(amount: Money): Money {
  return amount.minor < 0n ? zero(amount.currency) : amount;
}
