import { matchTerms } from '@fairway/matching';
import { addSeconds } from '#platform/clock.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { lockOrder } from '#modules/cashier';
import { applyEvent } from '../pool/apply-event.ts';
import { inPool } from '../pool/in-pool.ts';
import { personKeys } from '../pool/person-keys.ts';
import { findPoolOrder } from '../pool/pool-store.ts';
import { jobNames } from '../schedule.ts';

/** A deposit that waits for a payee enters the pool, once, and is matched where it can be. */
export const enterDepositJob = defineJob<{ billNo: string }>({
  name: jobNames.enterDeposit,
  async run(app, { billNo }) {
    await inPool(app, async (tx, pool) => {
      const order = await lockOrder(tx, billNo);
      if (order?.status !== 'opening' || (await findPoolOrder(tx, billNo))) return;
      await applyEvent(tx, app, pool, {
        kind: 'deposit',
        billNo,
        shard: order.shard_id,
        memberId: order.member_id,
        amount: order.amount,
        person: await personKeys(tx, app, order.member_id),
        waitUntil: addSeconds(app.clock.now(), matchTerms.depositWaitSeconds),
      });
    });
  },
});
