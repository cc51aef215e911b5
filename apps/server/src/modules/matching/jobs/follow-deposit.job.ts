import { defineJob } from '#platform/jobs/define-job.ts';
import { findOrder, isOpen } from '#modules/cashier';
import { lockSides } from '../parts/lock-sides.ts';
import { markPartPaid } from '../parts/mark-part-paid.ts';
import { findPartOfDeposit } from '../parts/part-store.ts';
import { releasePart } from '../parts/release-part.ts';
import { applyEvent } from '../pool/apply-event.ts';
import { inPool } from '../pool/in-pool.ts';
import { jobNames } from '../schedule.ts';

/**
 * A fast deposit order was marked as paid, cancelled or has ended by itself: its part, or its place in the pool, follows. What
 * ended before it was matched leaves the pool.
 */
export const followDepositJob = defineJob<{ billNo: string }>({
  name: jobNames.followDeposit,
  async run(app, { billNo }) {
    await inPool(app, async (tx, pool) => {
      const seen = await findPartOfDeposit(tx, billNo);
      const sides = seen && (await lockSides(tx, seen.part_no));
      if (!sides) {
        const order = await findOrder(tx, billNo);
        if (order && !isOpen(order.status) && pool.book.knows(billNo))
          await applyEvent(tx, app, pool, { kind: 'left', billNo });
        return;
      }
      if (sides.part.status !== 'waitingPay') return;
      const { status } = sides.order;
      if (status === 'markedPaid') await markPartPaid(tx, app, sides);
      else if (!isOpen(status))
        await releasePart(tx, app, pool, sides, { actor: 'rule', missed: status === 'expired' });
    });
  },
});
