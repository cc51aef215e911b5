import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { compare, displayMoney, formatMoney } from '@fairway/money';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { lockCashierMember, type CashierMemberRow } from '../../book/member-lock.ts';
import { selectMethods, type PayoutMethodRow } from '../../payout-methods/method-store.ts';
import { presentMethod } from '../../payout-methods/present-method.ts';
import { passwordStanding } from '../../payout-methods/withdraw-password.ts';
import type { WalletCurrency } from '../../tables.ts';
import { findOpenWithdrawal } from '../withdrawal-store.ts';
import { walletTerms, type WalletTerms } from './check-withdrawal.ts';

interface Block {
  error: ErrorName;
  currency: WalletCurrency | null;
  params: Record<string, string | number>;
}

/** What can be withdrawn now and what stops it, the quickest to mend first. Writes nothing. */
export const getWithdrawalTerms: Operation<
  (typeof cashierEndpoints)['getWithdrawalTerms'],
  (typeof cashierSchemas)['getWithdrawalTerms']
> = async (app, call) => {
  const { memberId } = call.member;
  const now = app.clock.now();
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const guard = await inTransaction(app.db, (tx) => lockCashierMember(tx, memberId));
  const methods = await selectMethods(app.db, memberId);
  const open = await findOpenWithdrawal(app.db, memberId);
  const terms: WalletTerms[] = [];
  for (const currency of ['CNY', 'USDT'] as const) {
    const wallet = await walletTerms(app.db, app, member, currency);
    if (wallet) terms.push(wallet);
  }
  const { left, restsUntil } = passwordStanding(guard, now);

  return {
    wallets: terms.map(presentWallet),
    methods: methods.map((row) => presentMethod(row, now)),
    password: {
      isSet: guard.withdraw_password !== null,
      attemptsLeft: left,
      lockedUntil: restsUntil?.toISOString() ?? null,
    },
    blocks: [
      ...passwordBlocks(guard, restsUntil),
      ...terms.flatMap((wallet) => methodBlocks(wallet, methods, now)),
      ...(open ? [{ error: 'withdrawalOpen' as const, currency: null, params: {} }] : []),
      ...(member.status === 'frozen' || member.status === 'closed'
        ? [{ error: 'memberFrozen' as const, currency: null, params: {} }]
        : []),
      ...terms.flatMap(limitBlocks),
    ],
  };
};

function passwordBlocks(guard: CashierMemberRow, restsUntil: Date | null): Block[] {
  if (guard.withdraw_password === null)
    return [{ error: 'withdrawPasswordMissing', currency: null, params: {} }];
  if (!restsUntil) return [];
  return [{ error: 'withdrawPasswordLocked', currency: null, params: { until: restsUntil.toISOString() } }];
}

function methodBlocks(wallet: WalletTerms, methods: readonly PayoutMethodRow[], now: Date): Block[] {
  const own = methods.filter(({ currency }) => currency === wallet.currency);
  if (own.length === 0) return [{ error: 'payoutMethodMissing', currency: wallet.currency, params: {} }];
  const soonest = own.toSorted((a, b) => a.usable_from.getTime() - b.usable_from.getTime())[0];
  if (!soonest || soonest.usable_from <= now) return [];
  const until = soonest.usable_from.toISOString();
  return [{ error: 'payoutMethodWaiting', currency: wallet.currency, params: { until } }];
}

function limitBlocks(wallet: WalletTerms): Block[] {
  const { currency, count, daily, available, channel } = wallet;
  const { min } = channel.payout;
  if (count.left === 0) return [{ error: 'withdrawCountExceeded', currency, params: { count: count.limit } }];
  if (compare(daily.left, min) < 0)
    return [{ error: 'withdrawAmountExceeded', currency, params: { remaining: displayMoney(daily.left) } }];
  if (compare(available, min) < 0)
    return [{ error: 'insufficientBalance', currency, params: { available: displayMoney(available) } }];
  return [];
}

function presentWallet(wallet: WalletTerms) {
  const { payout } = wallet.channel;
  const { daily } = wallet;
  return {
    currency: wallet.currency,
    available: formatMoney(wallet.available),
    locked: formatMoney(wallet.locked),
    min: formatMoney(payout.min),
    max: formatMoney(payout.max),
    fee: formatMoney(payout.fee),
    count: wallet.count,
    daily: {
      limit: formatMoney(daily.limit),
      used: formatMoney(daily.used),
      left: formatMoney(daily.left),
    },
    mostNow: formatMoney(wallet.mostNow),
    arrivalMinutes: payout.arrivalMinutes,
    protocols: [...payout.protocols],
  };
}
