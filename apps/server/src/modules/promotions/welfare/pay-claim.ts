import { shareMember, statusRefusal } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { holdReward } from '../rewards/rewards-store.ts';
import type { Pay } from '../rewards/with-fund.ts';
import type { RewardRow } from '../tables.ts';
import { isDirect } from './direct-claims.ts';

/**
 * Pays an own reward that waits, in the caller's transaction. What was earned is paid though its campaign is paused or over, or its member on a
 * break. Throws `rewardUnknown` (also for goods), `rewardAlreadyClaimed`, `applyUnderReview`, `rewardExpired`, `memberFrozen` and what
 * `pay` throws.
 */
export async function payClaim(tx: Tx, pay: Pay, memberId: string, id: string): Promise<RewardRow> {
  const refusal = statusRefusal((await shareMember(tx, memberId))?.status);
  if (refusal?.error === 'memberFrozen') throw refusal;
  const reward = await holdReward(tx, memberId, id);
  if (!reward || !isDirect(reward)) throw new AppError('rewardUnknown');
  if (reward.state === 'applied') throw new AppError('applyUnderReview');
  const isLate = reward.expires_at !== null && reward.expires_at <= (await databaseNow(tx));
  if (reward.state === 'expired' || (reward.state === 'reached' && isLate))
    throw new AppError('rewardExpired');
  if (reward.state !== 'reached') throw new AppError('rewardAlreadyClaimed');
  await pay(tx, reward);
  return reward;
}
