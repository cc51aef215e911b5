import { accountsOf, readBalance } from '#modules/ledger';
import { bookPoints, holdPoints } from '#modules/vip';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { fundPart } from '../funds/fund-account.ts';
import type { RewardRow } from '../tables.ts';
import type { Taken } from './reversals-store.ts';

/** Takes points of a paid reward back; what the member no longer has is owed. */
export async function takeBackPoints(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  points: bigint,
): Promise<Taken> {
  const { member_id: memberId } = reward;
  await holdPoints(tx, memberId);
  const held = (await readBalance(tx, accountsOf(memberId).points())).minor;
  const transfer = await bookPoints(tx, app, {
    memberId,
    kind: 'reversed',
    reason: 'pointsReversal',
    points: -points,
    requestId: fundPart(reward),
  });
  return { amount: points, owed: points > held ? points - held : 0n, fromBonus: 0n, transfer };
}
