import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { RewardRow } from '../tables.ts';
import type { Taken } from './reversals-store.ts';
import { takeBackCoins } from './take-back-coins.ts';
import { takeBackFreeBet } from './take-back-free-bet.ts';
import { takeBackMoney } from './take-back-money.ts';
import { takeBackPoints } from './take-back-points.ts';

/** Takes so much of a paid reward back, fen, of points their number; what is not there is owed. Throws
 * `rewardNotReversible` of a free bet that was used. The caller holds the reward. */
export function takeBack(tx: Tx, app: Platform, reward: RewardRow, amount: bigint): Promise<Taken> {
  if (reward.type === 'points') return takeBackPoints(tx, app, reward, amount);
  if (reward.type === 'coins') return takeBackCoins(tx, app, reward, amount);
  if (reward.type === 'freeBet') return takeBackFreeBet(tx, app, reward);
  return takeBackMoney(tx, app, reward, amount);
}
