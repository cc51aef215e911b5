import { holdMember } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { paidUndecidedAt } from './review-bounds.ts';
import { holdReward } from './rewards-store.ts';
import { selectUndecided, updateDecidedByTime } from './undecided-store.ts';
import { withFund } from './with-fund.ts';

const atOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Pays what nobody decided within 48 hours, each in a transaction of its own (promotions design, section 2): a member does not lose by the
 * house's delay. What cannot be paid by itself stays in the queue and is counted for the alarm: goods, what no rule judges, rewards of a
 * frozen account or of a campaign whose money is used up.
 */
export async function payUndecided(app: Platform): Promise<void> {
  let overdue = 0;
  for (let after = beforeAll; ;) {
    const waiting = await selectUndecided(app.db, { after, most: atOnce });
    for (const { id, member_id: memberId } of waiting) {
      if (!(await payOne(app, memberId, id))) overdue += 1;
      after = id;
    }
    if (waiting.length < atOnce) break;
  }
  app.metrics
    .gauge('rewards_undecided', 'Rewards that wait for a decision for more than 48 hours')
    .set(overdue);
}

/** Whether nothing waits any more. */
async function payOne(app: Platform, memberId: string, id: string): Promise<boolean> {
  try {
    return await withFund(app, (pay) =>
      inTransaction(app.db, async (tx) => {
        const member = await holdMember(tx, memberId);
        const reward = await holdReward(tx, memberId, id);
        // Decided meanwhile.
        if (reward?.state !== 'applied') return true;
        const due = paidUndecidedAt(reward);
        const isOpen = member !== undefined && member.status !== 'frozen' && member.status !== 'closed';
        if (!due || due > (await databaseNow(tx)) || !isOpen) return false;
        await updateDecidedByTime(tx, reward);
        await pay(tx, reward);
        return true;
      }),
    );
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.error === 'prizeSoldOut') return false;
    throw refusal;
  }
}

export const payUndecidedJob = definePeriodicJob({
  name: 'promotions.pay-undecided',
  every: { seconds: 60 },
  run: payUndecided,
});
