import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { readRealName } from '@fairway/contract/members/names.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { lockCashierMember } from '#modules/payout-methods';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { prepareIdentity } from '#modules/identity';
import { publishedSettings } from '../../settings/published-settings.ts';
import { openCollectionJob } from '../jobs/open-collection.job.ts';
import { findBetterMethod } from '../methods/find-better-method.ts';
import type { PayTerms } from '../methods/pay-terms.ts';
import { expireAt } from '../jobs/schedule-questions.ts';
import { authoriseDeposit } from './authorise-deposit.ts';
import { insertOrder, type DepositOrderRow } from './order-store.ts';
import { presentOrder } from './present-order.ts';
import { readDepositRequest, type DepositRequest } from './read-deposit-request.ts';

/** Tails from 1 to 99 cents that are tried before the account counts as full. */
const tails = 99;

/**
 * Opens a deposit order. One open order a member; its amount is the asked one with a tail that no other open order of the
 * receiving account has. Writes the order, its first step and two jobs: one asks the channel for a payee, one ends it in
 * time. No money moves here. Who is refused, and in which order, stands in `authorise-deposit.ts`; nothing is written before.
 */
export const createDepositOrder: Operation<
  (typeof depositEndpoints)['createDepositOrder'],
  (typeof depositSchemas)['createDepositOrder']
> = async (app, call, input) => {
  const request = readDepositRequest(app, input);
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const gate = await prepareIdentity(app, memberId, 'deposit');
  const settings = await publishedSettings(app);
  const better = input.insist
    ? undefined
    : await findBetterMethod(app, settings, { memberId, offer: request.offer, amount: request.amount });

  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      await lockCashierMember(tx, memberId);
      const { member, terms } = await authoriseDeposit(tx, app, call, {
        ...request,
        depositorName: input.depositorName,
        settings,
        gate,
        better,
      });

      const named = input.depositorName === undefined ? undefined : readRealName(input.depositorName);
      const depositorName = named ?? (request.offer.transfer ? (member.real_name ?? '') : '');
      const order = await insertWithTail(tx, app, call, { ...request, terms, depositorName, settings });
      await insertStep(tx, order, order.created_at, {
        event: 'created',
        actor: 'member',
        amount: order.amount,
      });
      await addJob(tx, openCollectionJob, { billNo: order.bill_no, tried: 0 });
      await expireAt(tx, order.bill_no, order.expires_at);
      await notifyDeposit(tx, app, order);

      return presentOrder(tx, app, call.language, order);
    },
  );
};

interface OrderToMake extends DepositRequest {
  terms: PayTerms;
  settings: CashierSettings;
  depositorName: string;
}

/**
 * The first amount and account that no other open order has. Accounts that are shared are tried by their least used tail, so
 * that orders spread; without a tail each member has an account of his own.
 */
async function insertWithTail(
  tx: Tx,
  app: Platform,
  call: MemberCall,
  { channel, offer, amount, protocol, bankCode, terms, settings, depositorName }: OrderToMake,
): Promise<DepositOrderRow> {
  const now = app.clock.now();
  const { memberId } = call.member;
  const billNo = app.ids.billNo('D');
  const shared = channel.collection?.accounts?.(settings) ?? [channel.code];
  const scopes = offer.tail ? shared : [`${channel.code}/${memberId}`];
  // The bill number's last digits are random: they choose where to begin, so that tails and accounts spread.
  const first = Number(billNo.slice(-4));
  for (let step = 0; step < (offer.tail ? tails : 1); step += 1)
    for (let turn = 0; turn < scopes.length; turn += 1) {
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
        account_scope: scopes[(first + turn) % scopes.length] ?? channel.code,
        payee: null,
        created_at: now,
        expires_at: addSeconds(now, offer.orderSeconds),
        reward_rate: terms.rewardRate,
        reward_cap: terms.rewardCap,
        bank_code: bankCode,
      });
      if (order) return order;
    }
  throw new AppError('depositNoneAvailable');
}
