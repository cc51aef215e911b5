import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember } from '#modules/members';
import { lockCashierMember } from '../../book/member-lock.ts';
import { tellWallet, tellWithdrawal } from '../../book/tell-screens.ts';
import { readAmount } from '../../deposits/orders/read-deposit-request.ts';
import { findMethodOf, type PayoutMethodRow } from '../../payout-methods/method-store.ts';
import { requireWithdrawPassword } from '../../payout-methods/withdraw-password.ts';
import { findOpenWithdrawal } from '../withdrawal-store.ts';
import { checkAmount, walletTerms, type WalletTerms } from './check-withdrawal.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { reserveWithdrawal } from './reserve-withdrawal.ts';

/**
 * Asks for a payout. The withdraw password is checked first and its tries are counted; then one transaction checks method,
 * limits of the order and of the day, and moves the amount from center to locked by a hold with a deadline. Writes the
 * order, the hold, the event `withdrawal.requested` and the job that gives the money back if nobody decides.
 */
export const createWithdrawal: Operation<
  (typeof cashierEndpoints)['createWithdrawal'],
  (typeof cashierSchemas)['createWithdrawal']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...asked } = input;
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: asked };
  return onceInTransaction(app, key, async (tx) => {
    await lockCashierMember(tx, memberId);
    const { terms, method } = await load(tx, app, memberId, asked);
    const amount = readAmount(asked.amount, terms.channel.payout.min);

    if (await findOpenWithdrawal(tx, memberId)) throw new AppError('withdrawalOpen');
    checkAmount(terms, amount);

    const withdrawal = await reserveWithdrawal(tx, app, memberId, { terms, method, amount });
    await tellWithdrawal(tx, app, withdrawal);
    await tellWallet(tx, app, memberId, 'withdrawal');

    return presentWithdrawal(tx, app, withdrawal);
  });
};

/** The member's terms and method. A member who excluded himself may withdraw; a frozen account may not. */
async function load(
  tx: Tx,
  app: Platform,
  memberId: string,
  asked: { currency: 'CNY' | 'USDT'; payoutMethodId: string },
): Promise<{ terms: WalletTerms; method: PayoutMethodRow }> {
  const member = await findMember(tx, memberId);
  if (!member || member.status === 'frozen' || member.status === 'closed') throw new AppError('memberFrozen');
  const method = await findMethodOf(tx, memberId, asked.payoutMethodId);
  if (!method) throw new AppError('payoutMethodNotFound');
  if (method.currency !== asked.currency) throw new AppError('currencyMismatch');
  if (method.usable_from > app.clock.now()) {
    const until = method.usable_from.toISOString();
    throw new AppError('payoutMethodWaiting', { until }, { until });
  }
  const terms = await walletTerms(tx, app, member, asked.currency);
  if (!terms) throw new AppError('withdrawalWayUnavailable');
  return { terms, method };
}
