import type { Tx } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectProofs } from '#modules/cashier';
import { lockOpenAppeal } from '../appeals/appeal-store.ts';
import { escalateAppeal } from '../appeals/escalate-appeal.ts';
import { openAppeal } from '../appeals/open-appeal.ts';
import { lockSides, type Sides } from '../parts/lock-sides.ts';
import { markPartPaid } from '../parts/mark-part-paid.ts';
import { underAppeal } from '../parts/part-states.ts';
import { releasePart } from '../parts/release-part.ts';
import { inPool } from '../pool/in-pool.ts';
import type { PoolBook } from '../pool/pool-book.ts';
import { endStage, jobNames } from '../schedule.ts';

/**
 * The time of a part's stage is over. A payer who has neither said nor shown that he paid loses the part; nothing else ends by
 * silence: a recipient who does not answer is a case for operators, and a case that nobody decides is escalated.
 */
export const partDueJob = defineJob<{ partNo: string }>({
  name: jobNames.partDue,
  async run(app, { partNo }) {
    await inPool(app, async (tx, pool) => {
      const sides = await lockSides(tx, partNo);
      if (!sides) return;
      const { part } = sides;
      if (app.clock.now() < part.deadline) return endStage(tx, partNo, part.deadline);
      if (part.status === 'waitingPay') await endUnpaid(tx, app, pool, sides);
      if (part.status === 'waitingConfirm')
        await openAppeal(tx, app, sides, { by: 'rule', reason: 'silence', text: '', evidence: [] });
      if (underAppeal.includes(part.status)) await raise(tx, app, sides);
    });
  },
});

async function endUnpaid(tx: Tx, app: Platform, pool: PoolBook, sides: Sides): Promise<void> {
  const { order } = sides;
  // The payer pressed «paid» in the last moment and its event is in flight, or put a proof beside the order instead.
  if (order.status === 'markedPaid' || (await selectProofs(tx, order)).length > 0)
    await markPartPaid(tx, app, sides);
  else await releasePart(tx, app, pool, sides, { actor: 'rule', missed: true });
}

async function raise(tx: Tx, app: Platform, sides: Sides): Promise<void> {
  const appeal = await lockOpenAppeal(tx, sides.part.part_no);
  if (!appeal) throw new Error(`part ${sides.part.part_no} is under appeal without one`);
  await escalateAppeal(tx, app, sides, appeal);
}
