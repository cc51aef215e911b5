import { bookPoints, holdPoints } from '#modules/vip';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { fundPart } from '../../funds/fund-account.ts';
import type { Payable } from '../pay-reward.ts';

/** Gives points, which no campaign's account pays for. Answers the transfer. */
export async function payPoints(tx: Tx, app: Platform, reward: Payable): Promise<string> {
  const { member_id: memberId, kind } = reward;
  await holdPoints(tx, memberId);
  const transfer = await bookPoints(tx, app, {
    memberId,
    kind: kind === 'sign' ? 'signed' : 'earned',
    reason: 'pointsEarn',
    points: reward.amount,
    requestId: fundPart(reward),
  });
  if (transfer === null) throw new Error('a reward of no points');
  return transfer;
}
