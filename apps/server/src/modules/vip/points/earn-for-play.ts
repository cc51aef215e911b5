import { addDays, earnPoints } from '@fairway/promotions';
import { siteDay } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import type { Platform } from '#platform/platform.ts';
import { readSums } from '../member/sums.ts';
import { bookPoints } from './book-points.ts';
import { holdPoints, updateForPlay } from './points-store.ts';

/** A point for each whole 100.00 of a member's play, the rest carried; play that a correction took away takes its points back. */
export const earnForPlay = defineSubscriber({
  event: 'play.counted',
  name: 'vip.earn-for-play',
  async run(app, { members }) {
    for (const memberId of members) await settlePoints(app, memberId);
  },
});

/**
 * Brings a member's points to what all play so far is worth: run twice, the second run finds nothing to book. Writes the transfer, the
 * month and the record.
 */
export async function settlePoints(app: Platform, memberId: string): Promise<void> {
  const tomorrow = addDays(siteDay(app.clock.now(), app.config.siteTimeZone), 1);
  await inTransaction(app.db, async (tx) => {
    const { for_play: known } = await holdPoints(tx, memberId);
    const { played } = await readSums(tx, memberId, { until: tomorrow });
    const { points: worth } = earnPoints(0n, played);
    if (worth === known) return;
    await updateForPlay(tx, memberId, worth);
    const isMore = worth > known;
    await bookPoints(tx, app, {
      memberId,
      kind: isMore ? 'earned' : 'reversed',
      reason: isMore ? 'pointsEarn' : 'pointsReversal',
      points: worth - known,
      requestId: 'points/play',
    });
  });
}
