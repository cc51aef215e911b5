import type { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import type { payOperatorSchemas } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { cny, displayMoney, parseMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '#modules/operators';
import { shardOf } from '#modules/ledger';
import { findMember } from '#modules/members';
import { lockCashierMember } from '#modules/payout-methods';
import { insertStep } from '../../book/timeline-store.ts';
import { offline } from '../../channels/offline/channel.ts';
import { memberOf } from '../../withdrawals/queue/present-case.ts';
import { endCode, findLiveCode } from '../codes/code-store.ts';
import { hashCode, openTicket } from '../codes/code-text.ts';
import { presentDecision } from '../decisions/present-decision.ts';
import { insertOrder } from '../orders/order-store.ts';
import { enterPayment } from './enter-payment.ts';

const least = cny(1_00n);

/** A code as a member gave it, or the link that carries it. */
function hashTyped(typed: string, serverSecret: string): Buffer {
  return hashCode(openTicket(typed, serverSecret) ?? typed, 'recharge', serverSecret);
}

/** Whose code it is, while it holds; else `rechargeCodeUnknown`. Writes nothing. */
export const searchRechargeCode: Operation<
  (typeof payOperatorEndpoints)['searchRechargeCode'],
  (typeof payOperatorSchemas)['searchRechargeCode']
> = async (app, _call, { code }) => {
  const row = await findLiveCode(app.db, hashTyped(code, app.config.secrets.server), app.clock.now());
  if (!row) throw new AppError('rechargeCodeUnknown');
  return {
    member: await memberOf(app.db, row.member_id),
    svip: row.svip,
    expiresAt: row.expires_at.toISOString(),
  };
};

/**
 * The customer-service payment: an order of the code's member with the payment that the statement shows, waiting for
 * another operator's decision. The code is over, also under two agents at once. Writes order, payment, steps and audit
 * row; no money moves.
 */
export const redeemRechargeCode: Operation<
  (typeof payOperatorEndpoints)['redeemRechargeCode'],
  (typeof payOperatorSchemas)['redeemRechargeCode']
> = (app, call, input) => {
  const { operation, operationId } = call;
  const key = { owner: `operator/${call.operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const at = app.clock.now();
    const code = await findLiveCode(tx, hashTyped(input.code, app.config.secrets.server), at);
    if (!code) throw new AppError('rechargeCodeUnknown');
    const { member_id: memberId } = code;
    await lockCashierMember(tx, memberId);
    const member = await findMember(tx, memberId);
    if (member?.status !== 'active') throw new AppError('memberFrozen');

    const amount = parseMoney(input.amount, 'CNY');
    if (amount.minor < least.minor) throw new AppError('amountTooSmall', { min: displayMoney(least) });
    const billNo = app.ids.billNo('D');
    if (!(await endCode(tx, code, { at, billNo }))) throw new AppError('rechargeCodeUnknown');
    const order = await insertOrder(tx, {
      shard_id: shardOf(memberId),
      bill_no: billNo,
      id: app.ids.uuid(),
      member_id: memberId,
      channel: offline.code,
      pay_type: payTypes.codes.bigRecharge,
      protocol: null,
      currency: 'CNY',
      requested: amount.minor,
      amount: amount.minor,
      depositor_name: input.payerName,
      status: 'deciding',
      account_scope: `${offline.code}/desk`,
      payee: null,
      created_at: at,
      expires_at: at,
    });
    if (!order) throw new Error(`order ${billNo} could not be written`);
    await insertStep(tx, order, at, {
      event: 'created',
      actor: 'operator',
      actorName: call.operator.name,
      amount: order.amount,
    });
    const { reference, payerName } = input;
    const payment = await enterPayment(tx, app, call, order, { amount, reference, payerName });
    await writeAudit(tx, app, call, {
      action: 'redeemRechargeCode',
      object: { kind: 'depositPayment', id: payment.id },
      before: null,
      after: { billNo, memberId, amount: input.amount, reference },
      reason: `statement ${reference}`,
    });

    return presentDecision(tx, app, call.language, payment);
  });
};
