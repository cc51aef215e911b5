import { accountsOf } from '#modules/ledger';
import { withdrawFreeBet } from '#modules/sportsbook';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fundAccount } from '../funds/fund-account.ts';
import type { RewardRow } from '../tables.ts';
import { nothingTaken, type Taken } from './reversals-store.ts';

/** Takes a free bet back whole that no bet has: its stake returns to the campaign. Throws `rewardNotReversible` of one that was used or has ended. */
export async function takeBackFreeBet(tx: Tx, app: Platform, reward: RewardRow): Promise<Taken> {
  const { member_id: memberId, id, amount } = reward;
  const fund = fundAccount(accountsOf(memberId).shard, reward);
  const transfer = await withdrawFreeBet(tx, app, memberId, id, fund);
  if (transfer === null) throw new AppError('rewardNotReversible');
  return { ...nothingTaken, amount, transfer };
}
