import { matchTerms } from '@fairway/matching';
import { addSeconds } from '#platform/clock.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { cashierSettings, lockWithdrawal } from '#modules/cashier';
import { findMethods } from '#modules/payout-methods';
import { goOrdinary } from '../parts/go-ordinary.ts';
import { applyEvent } from '../pool/apply-event.ts';
import { inPool } from '../pool/in-pool.ts';
import { personKeys } from '../pool/person-keys.ts';
import { findPoolOrder } from '../pool/pool-store.ts';
import { endWait, jobNames } from '../schedule.ts';

/**
 * An approved fast withdrawal enters the pool, once; to a bank that is closed for fast transfers it goes to the
 * ordinary payout.
 */
export const enterWithdrawalJob = defineJob<{ billNo: string }>({
  name: jobNames.enterWithdrawal,
  async run(app, { billNo }) {
    const { bankMaintain } = (await cashierSettings(app)).speedToCard;
    await inPool(app, async (tx, pool) => {
      const row = await lockWithdrawal(tx, billNo);
      if (row?.status !== 'paying' || row.channel !== 'fast' || (await findPoolOrder(tx, billNo))) return;
      const method = (await findMethods(tx, [row.payout_method])).get(row.payout_method);
      if (!method || bankMaintain.includes(method.bank_code)) return goOrdinary(tx, app, row);
      const waitUntil = addSeconds(app.clock.now(), matchTerms.withdrawalWaitSeconds);
      await applyEvent(tx, app, pool, {
        kind: 'withdrawal',
        billNo,
        shard: row.shard_id,
        memberId: row.member_id,
        amount: row.amount - row.fee - row.matched,
        person: await personKeys(tx, app, row.member_id),
        waitUntil,
      });
      await endWait(tx, billNo, waitUntil);
    });
  },
});
