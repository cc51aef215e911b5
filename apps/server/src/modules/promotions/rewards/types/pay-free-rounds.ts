import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { grantFreeRounds } from '#modules/games';
import { accountsOf, InsufficientBalance } from '#modules/ledger';
import { fundAccount } from '../../funds/fund-account.ts';
import { FundBucketShort } from '../../funds/fund-bucket-short.ts';
import type { Payable } from '../pay-reward.ts';

/** So long free rounds wait to be played, seconds. */
const playedWithin = 7 * 86_400;

/** Gives free rounds, whose stakes leave the campaign's account now. Answers their grant. Throws FundBucketShort. */
export async function payFreeRounds(tx: Tx, app: Platform, reward: Payable): Promise<string> {
  const { member_id: memberId, detail } = reward;
  if (!detail || !('game' in detail)) throw new Error('free rounds without a game');
  const { shard } = accountsOf(memberId);
  try {
    return await grantFreeRounds(tx, app, {
      memberId,
      game: detail.game,
      currency: 'CNY',
      stake: BigInt(detail.stake),
      count: detail.count,
      factor: reward.turnover,
      expiresAt: addSeconds(app.clock.now(), playedWithin),
      source: 'promotion',
      sourceKey: reward.id,
      from: fundAccount(shard, reward),
    });
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) throw new FundBucketShort(shard, reward.amount);
    throw refusal;
  }
}
