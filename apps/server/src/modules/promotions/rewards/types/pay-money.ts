import { money } from '@fairway/money';
import { accountsOf, InsufficientBalance, move, postTransfer } from '#modules/ledger';
import { openBucket } from '#modules/turnover';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { fundAccount, fundPart } from '../../funds/fund-account.ts';
import { FundBucketShort } from '../../funds/fund-bucket-short.ts';
import { insertBonus } from '../../bonuses/bonuses-store.ts';
import { releaseOf } from '../../bonuses/release-terms.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import type { Payable } from '../pay-reward.ts';

/**
 * Moves a reward from its campaign's account into the member's center wallet; what is to be played before a withdrawal is a bucket of the
 * reward's own terms. Where these let it be played for first it goes into the bonus account, and the own money stays free. Answers the
 * transfer. Throws FundBucketShort.
 */
export async function payMoney(tx: Tx, app: Platform, reward: Payable): Promise<string> {
  const { member_id: memberId } = reward;
  const own = accountsOf(memberId);
  const amount = money('CNY', reward.amount);
  const transfer = app.ids.uuid();
  const release = await releaseOfReward(tx, reward);
  const account = release ? own.bonus('CNY') : own.center('CNY');
  try {
    await postTransfer(tx, {
      id: transfer,
      reason: reward.kind === 'rebate' ? 'rebate' : 'promotionAward',
      legs: move(fundAccount(own.shard, reward), account, amount),
      at: app.clock.now(),
      requestId: fundPart(reward),
    });
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) throw new FundBucketShort(own.shard, reward.amount);
    throw refusal;
  }
  if (release) await insertBonus(tx, reward, release.days);
  else if (reward.turnover > 0)
    await openBucket(tx, app, {
      memberId,
      source: 'bonus',
      sourceKey: transfer,
      reference: fundPart(reward),
      base: amount,
      factor: BigInt(reward.turnover),
    });
  return transfer;
}

async function releaseOfReward(tx: Tx, { turnover, version }: Payable) {
  if (turnover === 0) return undefined;
  const pinned = await selectVersion(tx, version);
  return pinned && releaseOf(pinned.document);
}
