import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, InsufficientBalance } from '#modules/ledger';
import { giveFreeBet } from '#modules/sportsbook';
import { fundAccount } from '../../funds/fund-account.ts';
import { FundBucketShort } from '../../funds/fund-bucket-short.ts';
import type { Payable } from '../pay-reward.ts';

/** Gives a free bet, whose stake leaves the campaign's account now, once a key: the reward's own where none is named. Answers its id. Throws FundBucketShort. */
export async function payFreeBet(
  tx: Tx,
  app: Platform,
  reward: Payable,
  sourceKey = reward.id,
): Promise<string> {
  const { member_id: memberId, detail } = reward;
  if (!detail || !('days' in detail)) throw new Error('a free bet without its terms');
  const { shard } = accountsOf(memberId);
  try {
    return await giveFreeBet(tx, app, {
      memberId,
      currency: 'CNY',
      stake: reward.amount,
      sport: detail.sport,
      competitionId: detail.competitionId === null ? null : BigInt(detail.competitionId),
      leastPrice: detail.leastPrice,
      factor: reward.turnover,
      expiresAt: addSeconds(app.clock.now(), detail.days * 86_400),
      sourceKey,
      from: fundAccount(shard, reward),
    });
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) throw new FundBucketShort(shard, reward.amount);
    throw refusal;
  }
}
