import { firstOfMonth, goneLots } from '@fairway/promotions';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { bookPoints } from './book-points.ts';
import { holdPoints, selectExpired, selectLots } from './points-store.ts';

const atOnce = 200;
/** Points are gone 12 months after the month in which they were earned. */
const keptMonths = 12;

/** Takes the points whose time is over, each member's in a transaction of its own and once. */
export async function expirePoints(app: Platform, day: string): Promise<void> {
  const before = firstOfMonth(day, -keptMonths);
  for (;;) {
    const members = await selectExpired(app.db, before, atOnce);
    if (members.length === 0) return;
    for (const memberId of members) await expireOf(app, memberId, day);
  }
}

async function expireOf(app: Platform, memberId: string, day: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await holdPoints(tx, memberId);
    const lots = await selectLots(tx, memberId);
    const gone = goneLots(
      lots.map(({ month, remaining }) => ({ month, left: remaining })),
      day,
    ).reduce((sum, { left }) => sum + left, 0n);
    await bookPoints(tx, app, {
      memberId,
      kind: 'expired',
      reason: 'pointsExpire',
      points: -gone,
      requestId: `points/expired/${day}`,
    });
  });
}

export const expirePointsJob = definePeriodicJob({
  name: 'vip.expire-points',
  every: { dailyAt: '00:20' },
  run: expirePoints,
});
