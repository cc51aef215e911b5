import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { FundBucketShort } from '../funds/fund-bucket-short.ts';
import { gatherFund } from '../funds/gather-fund.ts';
import { payReward, type Payable } from './pay-reward.ts';

/** Pays a reward in the caller's transaction. */
export type Pay = (tx: Tx, reward: Payable) => Promise<void>;

/** Each further try means that another member was paid meanwhile. */
const mostTries = 20;

/**
 * Runs an act that pays from a campaign. Where its bucket in the member's shard lacks, the act is undone and runs again with a payment that
 * first brings what is missing from the other buckets. Throws `prizeSoldOut` when all of them together hold less.
 */
export async function withFund<T>(app: Platform, act: (pay: Pay) => Promise<T>): Promise<T> {
  let pay: Pay = (tx, reward) => payReward(tx, app, reward);
  for (let tries = 1; ; tries += 1) {
    try {
      return await act(pay);
    } catch (refusal) {
      if (!(refusal instanceof FundBucketShort)) throw refusal;
      if (tries === mostTries) throw new AppError('overloaded');
      pay = async (tx, reward) => {
        await gatherFund(tx, app, reward, { shard: reward.shard_id, needed: reward.amount });
        await payReward(tx, app, reward);
      };
    }
  }
}
