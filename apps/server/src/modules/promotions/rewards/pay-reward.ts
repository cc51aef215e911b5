import { formatMoney, money } from '@fairway/money';
import { accountsOf, InsufficientBalance, move, postTransfer } from '#modules/ledger';
import { openBucket } from '#modules/turnover';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { fundAccount, fundPart } from '../funds/fund-account.ts';
import { FundBucketShort } from '../funds/fund-bucket-short.ts';
import type { RewardRow } from '../tables.ts';
import { updatePaid } from './rewards-store.ts';

/** A reward to be paid: the row or what it is about to be. */
export type Payable = Pick<
  RewardRow,
  'shard_id' | 'id' | 'member_id' | 'kind' | 'no' | 'amount' | 'turnover'
>;

/**
 * Pays a reward from its campaign's account into the member's center wallet, in the caller's transaction and once: the row refuses a second
 * payment. What is to be played before a withdrawal is a bucket of the reward's own terms. Throws FundBucketShort where the bucket of
 * the member's shard holds less (`withFund` brings it from the others).
 */
export async function payReward(tx: Tx, app: Platform, reward: Payable): Promise<void> {
  const { member_id: memberId, kind, no } = reward;
  const own = accountsOf(memberId);
  const amount = money('CNY', reward.amount);
  const at = app.clock.now();
  const transfer = app.ids.uuid();
  try {
    await postTransfer(tx, {
      id: transfer,
      reason: 'promotionAward',
      legs: move(fundAccount(own.shard, reward), own.center('CNY'), amount),
      at,
      requestId: fundPart(reward),
    });
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) throw new FundBucketShort(own.shard, reward.amount);
    throw refusal;
  }
  await updatePaid(tx, reward, transfer);
  if (reward.turnover > 0)
    await openBucket(tx, app, {
      memberId,
      source: 'bonus',
      sourceKey: transfer,
      reference: fundPart(reward),
      base: amount,
      factor: BigInt(reward.turnover),
    });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  await emit(tx, app, 'reward.paid', {
    memberId,
    kind,
    no,
    type: 'money',
    currency: 'CNY',
    amount: formatMoney(amount),
    at: at.toISOString(),
  });
}
