import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { openCollectionJob } from '../deposits/jobs/open-collection.job.ts';
import { insertOrder } from '../deposits/orders/order-store.ts';

/** Bank transfers of 300.00 as their buttons leave them, one for each of these members, who need no session. Answers their bills. */
export async function placePspOrders(app: Platform, memberIds: readonly string[]): Promise<string[]> {
  const now = app.clock.now();
  const bills = memberIds.map((memberId) => ({ memberId, billNo: app.ids.billNo('D') }));
  await inTransaction(app.db, async (tx) => {
    for (const { memberId, billNo } of bills) {
      await insertOrder(tx, {
        shard_id: shardOf(memberId),
        bill_no: billNo,
        id: app.ids.uuid(),
        member_id: memberId,
        channel: 'psp',
        pay_type: 1,
        protocol: null,
        currency: 'CNY',
        requested: 300_00n,
        amount: 300_00n,
        depositor_name: '陈远',
        status: 'opening',
        account_scope: `psp/${memberId}`,
        payee: null,
        created_at: now,
        expires_at: new Date(now.getTime() + 900_000),
      });
      await addJob(tx, openCollectionJob, { billNo, tried: 0 });
    }
  });
  return bills.map(({ billNo }) => billNo);
}
