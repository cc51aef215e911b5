import { money } from '@fairway/money';
import { sql } from 'kysely';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, holdFunds, move, postTransfers, shardOf } from '#modules/ledger';
import { openCollectionJob } from '../../cashier/deposits/jobs/open-collection.job.ts';
import { insertOrder } from '../../cashier/deposits/orders/order-store.ts';
import { bindMethod } from '../../payout-methods/bind-method.ts';
import { maskCard } from '../../payout-methods/bank-cards/card-number.ts';
import { sendPayout } from '../../cashier/withdrawals/jobs/schedule-payout.ts';
import { insertWithdrawal } from '../../cashier/withdrawals/withdrawal-store.ts';
import { withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { testCard } from '../../cashier/testing/test-cards.ts';

/** An order of the crowd: a deposit of so much, or a withdrawal of so much and its fee to a card of this number. */
export interface CrowdOrder {
  net: bigint;
  withdrawal?: { fee: bigint; card: number };
}

/** Far cheaper than a member's: a crowd confirms hundreds of parts. */
const crowdCost = { memory: 64, passes: 1, parallelism: 1 };

/** Orders as their buttons leave them, each of a member of its own without a session: all in one transaction, funded in one posting. */
export async function placeCrowd(app: Platform, crowd: readonly CrowdOrder[]): Promise<void> {
  const orders = crowd.map((order) => ({ ...order, memberId: app.ids.uuid() }));
  const hash = await hashPassword(withdrawPassword, app.config.secrets.passwordPepper, crowdCost);
  await inTransaction(app.db, async (tx) => {
    await postTransfers(
      tx,
      orders.flatMap(({ memberId, net, withdrawal }) => {
        const own = accountsOf(memberId);
        const minor = net + (withdrawal?.fee ?? 0n);
        const legs = move(own.house('deposits', 'CNY', 'test'), own.center('CNY'), money('CNY', minor));
        const transfer = { id: app.ids.uuid(), reason: 'deposit' as const, legs, at: app.clock.now() };
        return withdrawal ? [{ ...transfer, requestId: 'test-deposit' }] : [];
      }),
    );
    for (const { memberId, net, withdrawal } of orders)
      if (withdrawal) await placeWithdrawal(tx, app, memberId, { net, ...withdrawal });
      else await placeDeposit(tx, app, memberId, net);
    const members = orders.map(({ memberId }) => memberId);
    await sql`update payout_methods_members set withdraw_password = ${hash} where member_id = any(${members}::uuid[])`.execute(
      tx,
    );
  });
}

async function placeDeposit(tx: Tx, app: Platform, memberId: string, minor: bigint): Promise<void> {
  const billNo = app.ids.billNo('D');
  const now = app.clock.now();
  await insertOrder(tx, {
    shard_id: shardOf(memberId),
    bill_no: billNo,
    id: app.ids.uuid(),
    member_id: memberId,
    channel: 'fast',
    pay_type: 912,
    protocol: null,
    currency: 'CNY',
    requested: minor,
    amount: minor,
    depositor_name: '陈远',
    status: 'opening',
    account_scope: `fast/${memberId}`,
    payee: null,
    created_at: now,
    expires_at: new Date(now.getTime() + 900_000),
  });
  await addJob(tx, openCollectionJob, { billNo, tried: 0 });
}

/** An approved one with its money held. */
async function placeWithdrawal(
  tx: Tx,
  app: Platform,
  memberId: string,
  { net, fee, card }: { net: bigint; fee: bigint; card: number },
): Promise<void> {
  const billNo = app.ids.billNo('W');
  const now = app.clock.now();
  const later = new Date(now.getTime() + 4 * 86_400_000);
  const number = testCard(card);
  const method = await bindMethod(tx, app, memberId, {
    kind: 'bankCard',
    number,
    masked: maskCard(number),
    bankCode: 'ICBC',
    holderName: '陈远',
    cardType: 0,
  });
  const holdId = app.ids.uuid();
  await holdFunds(tx, {
    id: holdId,
    transferId: app.ids.uuid(),
    owner: memberId,
    from: accountsOf(memberId).center('CNY'),
    amount: money('CNY', net + fee),
    reason: 'withdrawalHold',
    responsible: 'rule/withdrawal-review',
    deadline: later,
    at: now,
    requestId: billNo,
  });
  await insertWithdrawal(tx, {
    shard_id: shardOf(memberId),
    bill_no: billNo,
    id: app.ids.uuid(),
    member_id: memberId,
    currency: 'CNY',
    amount: net + fee,
    fee,
    payout_method: method.id,
    channel: 'fast',
    withdrawal_way: 3,
    withdraw_type: 20210,
    source_withdraw_type: 20210,
    status: 'paying',
    hold_id: holdId,
    site_day: now.toISOString().slice(0, 10),
    created_at: now,
    deadline: later,
    promised_at: later,
    approved_at: now,
  });
  await sendPayout(tx, billNo);
}
