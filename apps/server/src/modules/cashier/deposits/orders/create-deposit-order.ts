import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { findMember } from '#modules/members';
import { judgeDeposit } from '#modules/risk';
import { lockCashierMember } from '../../book/member-lock.ts';
import { tellDeposit } from '../../book/tell-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { openCollectionJob } from '../jobs/open-collection.job.ts';
import { unpaidOrdersADay } from '../deposit-limits.ts';
import { expireAt } from '../jobs/schedule-questions.ts';
import {
  countUnpaid,
  findOpenOrder,
  insertOrder,
  selectDecidedAmounts,
  type DepositOrderRow,
} from './order-store.ts';
import { presentOrder } from './present-order.ts';
import { readDepositRequest, type DepositRequest } from './read-deposit-request.ts';

/** Tails from 1 to 99 cents that are tried before the account counts as full. */
const tails = 99;

/**
 * Opens a deposit order. One open order a member; its amount is the asked one with a tail that no other open order of the
 * receiving account has. Writes the order, its first step and two jobs: one asks the channel for a payee, one ends it in
 * time. No money moves and no network is touched here. Whoever takes a break or has reached an own limit is refused first.
 */
export const createDepositOrder: Operation<
  (typeof cashierEndpoints)['createDepositOrder'],
  (typeof cashierSchemas)['createDepositOrder']
> = async (app, call, input) => {
  const request = readDepositRequest(app, input);
  const { memberId } = call.member;
  const { operation, operationId } = call;

  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      await lockCashierMember(tx, memberId);
      const open = await findOpenOrder(tx, memberId);

      await mayDeposit(tx, app, memberId, input.depositorName);
      if (open) throw new AppError('depositOrderOpen', {}, { billNo: open.bill_no });
      const waiting = await selectDecidedAmounts(tx, memberId);
      const { amount } = request;
      await judgeDeposit(tx, app, { memberId, amount, waiting, language: call.language });

      const order = await insertWithTail(tx, app, call, request, input.depositorName ?? '');
      await insertStep(tx, order, order.created_at, {
        event: 'created',
        actor: 'member',
        amount: order.amount,
      });
      await addJob(tx, openCollectionJob, { billNo: order.bill_no, tried: 0 });
      await expireAt(tx, order.bill_no, order.expires_at);
      await tellDeposit(tx, app, order);

      return presentOrder(tx, app, call.language, order);
    },
  );
};

/**
 * Throws `memberFrozen`, `selfExcluded`, `depositorNameWrong` where the member's real name is known and differs, and
 * `depositTooManyOrders` after a day of orders that nobody paid: each holds an amount of the shared account.
 */
async function mayDeposit(
  tx: Tx,
  app: Platform,
  memberId: string,
  depositorName: string | undefined,
): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member || member.status === 'frozen' || member.status === 'closed') throw new AppError('memberFrozen');
  if (member.status === 'excluded') throw new AppError('selfExcluded');
  if (depositorName && member.real_name && depositorName !== member.real_name)
    throw new AppError('depositorNameWrong');
  const unpaid = await countUnpaid(tx, memberId, addSeconds(app.clock.now(), -86_400));
  if (unpaid >= unpaidOrdersADay) throw new AppError('depositTooManyOrders');
}

async function insertWithTail(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  { channel, offer, amount, protocol }: DepositRequest,
  depositorName: string,
): Promise<DepositOrderRow> {
  const now = app.clock.now();
  const { memberId } = call.member;
  const billNo = app.ids.billNo('D');
  // The bill number's last digits are random: they choose where to begin, so that tails spread.
  const first = Number(billNo.slice(-4));
  for (let step = 0; step < (offer.tail ? tails : 1); step += 1) {
    const tail = offer.tail ? BigInt(((first + step * 37) % tails) + 1) : 0n;
    const order = await insertOrder(tx, {
      shard_id: shardOf(memberId),
      bill_no: billNo,
      id: app.ids.uuid(),
      member_id: memberId,
      channel: channel.code,
      pay_type: offer.payType,
      protocol,
      currency: offer.min.currency === 'USDT' ? 'USDT' : 'CNY',
      requested: amount.minor,
      amount: amount.minor + tail,
      depositor_name: depositorName,
      status: 'opening',
      // With a tail the channel's accounts are shared by all; without one each member has an address of his own.
      account_scope: offer.tail ? channel.code : `${channel.code}/${memberId}`,
      payee: null,
      created_at: now,
      expires_at: addSeconds(now, offer.orderSeconds),
    });
    if (order) return order;
  }
  throw new AppError('depositNoneAvailable');
}
