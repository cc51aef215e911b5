import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember } from '#modules/members';
import {
  lockCashierMember,
  type PayoutMemberRow,
  findMethodOf,
  type PayoutMethodRow,
  requireWithdrawPassword,
} from '#modules/payout-methods';
import { notifyWallet, notifyWithdrawal } from '../../book/notify-screens.ts';
import { readAmount } from '../../deposits/orders/read-deposit-request.ts';
import { type IdentityGate, judgeIdentity, prepareIdentity } from '#modules/identity';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { publishedSettings } from '../settings/published-settings.ts';
import { findOpenWithdrawal } from '../withdrawal-store.ts';
import { checkAmount, ordinaryType, walletTerms, type WalletTerms } from './check-withdrawal.ts';
import { channelTerms } from './channel-terms.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { reserveWithdrawal } from './reserve-withdrawal.ts';
import { routeTo } from './route-to-method.ts';

/**
 * Asks for a payout. The withdraw password is checked first and its tries are counted; then one transaction checks identity,
 * method, limits of the order and of the day, moves the amount from center to locked by a hold with a deadline, and then looks at
 * the turnover: a deposit that is credited meanwhile stands in it. Writes the order, the hold, the event `withdrawal.requested` and the job that gives the money back if nobody decides.
 */
export const createWithdrawal: Operation<
  (typeof withdrawalEndpoints)['createWithdrawal'],
  (typeof withdrawalSchemas)['createWithdrawal']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...asked } = input;
  await requireWithdrawPassword(app, memberId, withdrawPassword);
  const gate = await prepareIdentity(app, memberId, 'withdrawal');

  const key = { owner: `member/${memberId}`, operation, operationId, input: asked };
  return onceInTransaction(app, key, async (tx) => {
    const guard = await lockCashierMember(tx, memberId);
    refuseResting(guard, app.clock.now());
    const { terms, method } = await load(tx, app, memberId, { ...asked, gate });
    const amount = readAmount(asked.amount, terms.route.offer.min);

    if (await findOpenWithdrawal(tx, memberId)) throw new AppError('withdrawalOpen');
    checkAmount(terms, amount);

    const own = await channelTerms(tx, app, memberId, { terms, amount });
    const { reservation } = asked;
    const withdrawal = await reserveWithdrawal(tx, app, memberId, {
      terms: own,
      method,
      amount,
      reservation,
    });
    await notifyWithdrawal(tx, app, withdrawal);
    await notifyWallet(tx, app, memberId, 'withdrawal');

    return presentWithdrawal(tx, app, withdrawal);
  });
};

/** Throws `withdrawalRests` for a day after the withdraw password was reset by a code. */
function refuseResting({ payouts_rest_until: until }: PayoutMemberRow, now: Date): void {
  if (until === null || until <= now) return;
  throw new AppError('withdrawalRests', { until: until.toISOString() }, { until: until.toISOString() });
}

/** The member's terms and method. A member who excluded himself may withdraw; a frozen account may not. */
async function load(
  tx: Tx,
  app: Platform,
  memberId: string,
  asked: {
    currency: WalletCurrency;
    withdrawType?: WithdrawalType | undefined;
    payoutMethodId: string;
    gate: IdentityGate;
  },
): Promise<{ terms: WalletTerms; method: PayoutMethodRow }> {
  const member = await findMember(tx, memberId);
  if (!member || member.status === 'frozen' || member.status === 'closed') throw new AppError('memberFrozen');
  await judgeIdentity(tx, app, member, asked.gate);
  const method = await findMethodOf(tx, memberId, asked.payoutMethodId);
  if (!method) throw new AppError('payoutMethodNotFound');
  if (method.currency !== asked.currency) throw new AppError('currencyMismatch');
  if (method.usable_from > app.clock.now()) {
    const until = method.usable_from.toISOString();
    throw new AppError('payoutMethodWaiting', { until }, { until });
  }
  const { settings } = await publishedSettings(tx, app);
  const route = routeTo(app, settings, asked.withdrawType ?? ordinaryType(asked.currency), method);
  return { terms: await walletTerms(tx, app, member, route), method };
}
