import { pointsPerSign } from '@fairway/promotions';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { bookPoints } from './book-points.ts';
import { holdPoints } from './points-store.ts';

/** Points for a day's sign-in, in the transaction that writes the sign, which is there once a day. Writes the transfer, the month and the record. */
export async function earnForSign(
  tx: Tx,
  app: Platform,
  memberId: string,
  campaignNo: number,
): Promise<void> {
  await holdPoints(tx, memberId);
  await bookPoints(tx, app, {
    memberId,
    kind: 'signed',
    reason: 'pointsEarn',
    points: pointsPerSign,
    requestId: `points/sign/${campaignNo}`,
  });
}
