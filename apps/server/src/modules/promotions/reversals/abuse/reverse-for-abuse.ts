import { cancelBucket } from '#modules/turnover';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { holdBonus } from '../../bonuses/bonuses-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { returnIfArchived } from '../../funds/return-late.ts';
import { rewardAmount } from '../../rewards/reward-amount.ts';
import type { RewardRow } from '../../tables.ts';
import { nothingTaken, type Taken } from '../reversals-store.ts';
import { takeBack } from '../take-back.ts';
import { insertAbuse, updateAbusedPaid, updateAbusedRefused, type AbuseDecision } from './abuse-store.ts';
import { mayReverse } from './may-reverse.ts';

/**
 * Takes a reward back because two people found abuse (promotions design, section 2): one that waits is refused, of a paid one all that was
 * not given up or taken back before returns, the rest as debt, and what was to be played for it is void. The campaign is closed to the
 * member from then on. The caller holds member and reward. Throws `rewardNotReversible`.
 */
export async function reverseForAbuse(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  decision: AbuseDecision,
): Promise<void> {
  const { member_id: memberId, id, state } = reward;
  if (!mayReverse(reward, await databaseNow(tx))) throw new AppError('rewardNotReversible');
  if (state === 'reached') {
    await updateAbusedRefused(tx, reward, decision);
    await insertAbuse(tx, reward, decision, nothingTaken);
    await notify(tx, app, reward, { decision, taken: nothingTaken });
    return;
  }
  const forfeited = (await holdBonus(tx, memberId, id))?.forfeited ?? 0n;
  const amount = reward.amount - reward.reversed - forfeited;
  if (amount <= 0n) throw new AppError('rewardNotReversible');

  const taken = await takeBack(tx, app, reward, amount);
  await insertAbuse(tx, reward, decision, taken);
  await updateAbusedPaid(tx, reward, { reason: decision.reason, amount });
  if (reward.transfer !== null)
    await cancelBucket(tx, app, { memberId, source: 'bonus', sourceKey: reward.transfer });
  await returnIfArchived(tx, app, reward);
  await notify(tx, app, reward, { decision, taken });
}

async function notify(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  { decision, taken }: { decision: AbuseDecision; taken: Taken },
): Promise<void> {
  const { member_id: memberId, kind, no, type } = reward;
  const version = await selectVersion(tx, reward.version);
  if (!version) throw new Error('a reward of a version that is not there');
  const { zh, en } = version.document;
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  await emit(tx, app, 'reward.abused', {
    memberId,
    kind,
    no,
    type,
    title: { zh: zh.title, en: en.title },
    reason: decision.reason,
    currency: 'CNY',
    amount: rewardAmount({ type, amount: taken.amount }),
    owed: rewardAmount({ type, amount: taken.owed }),
    at: app.clock.now().toISOString(),
  });
}
