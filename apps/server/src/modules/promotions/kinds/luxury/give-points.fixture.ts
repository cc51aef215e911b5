import { bookPoints, holdPoints } from '#modules/vip';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PromotionsTest } from '../../testing/promotions-test.ts';

/** Points as play would have earned them. */
export async function givePoints({ app }: PromotionsTest, memberId: string, points: bigint): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await holdPoints(tx, memberId);
    const change = { memberId, points, kind: 'earned', reason: 'pointsEarn', requestId: 'test' } as const;
    await bookPoints(tx, app, change);
  });
}
