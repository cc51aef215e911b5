import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelBucket } from '#modules/turnover';
import { holdBonus } from '../bonuses/bonuses-store.ts';
import { selectVersion } from '../campaigns/versions-store.ts';
import { kinds } from '../kinds/registry.ts';
import { rewardAmount } from '../rewards/reward-amount.ts';
import { holdReward } from '../rewards/rewards-store.ts';
import type { RewardRow } from '../tables.ts';
import type { DepositKey } from './deposit-basis.ts';
import { sumOfBasis } from './deposit-basis-store.ts';
import {
  addReversed,
  hasReversal,
  insertReversal,
  nothingTaken,
  updateGone,
  type Taken,
} from './reversals-store.ts';
import { keptTypes } from './abuse/may-reverse.ts';
import { takeBack } from './take-back.ts';

/**
 * Takes from a reward what it rested on a deposit that was taken back, once a deposit (promotions design, section 2): one not paid yet is
 * gone; of a paid one what exceeds the amount that the deposits that stand would still give goes back to the campaign, and what was to be
 * played for it is void. Goods and free rounds were given for good.
 */
export async function reverseReward(
  tx: Tx,
  app: Platform,
  { memberId, id, deposit }: { memberId: string; id: string; deposit: DepositKey },
): Promise<void> {
  const reward = await holdReward(tx, memberId, id);
  if (!reward || (await hasReversal(tx, reward, deposit))) return;
  const { state } = reward;
  if (state === 'reached' || state === 'applied') {
    await updateGone(tx, reward);
    await insertReversal(tx, reward, deposit, nothingTaken);
    if (state === 'applied') await kinds[reward.kind].refused(tx, app, reward);
    await notify(tx, app, reward, { deposit, taken: nothingTaken });
    return;
  }
  if (state !== 'paid') return;
  const due = await stillDue(tx, reward);
  // What the member gave up, or did not play for in time, is with the campaign already.
  const forfeited = (await holdBonus(tx, memberId, id))?.forfeited ?? 0n;
  const amount = reward.amount - reward.reversed - forfeited - due;
  if (amount <= 0n || keptTypes.includes(reward.type)) return;

  const taken = await takeBack(tx, app, reward, amount);
  await insertReversal(tx, reward, deposit, taken);
  await addReversed(tx, reward, amount);
  if (due === 0n && reward.transfer !== null)
    await cancelBucket(tx, app, { memberId, source: 'bonus', sourceKey: reward.transfer });
  await notify(tx, app, reward, { deposit, taken });
}

/** What the deposits that stand would give by the terms of the reward, fen. */
async function stillDue(tx: Tx, reward: RewardRow): Promise<bigint> {
  const version = await selectVersion(tx, reward.version);
  if (!version) throw new Error('a reward of a version that is not there');
  const due = kinds[reward.kind].dueFor(version.document, await sumOfBasis(tx, reward));
  return due < reward.amount ? due : reward.amount;
}

async function notify(
  tx: Tx,
  app: Platform,
  reward: RewardRow,
  { deposit, taken }: { deposit: DepositKey; taken: Taken },
): Promise<void> {
  const { member_id: memberId, kind, no, type } = reward;
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  await emit(tx, app, 'reward.reversed', {
    memberId,
    kind,
    no,
    type,
    currency: 'CNY',
    amount: rewardAmount({ type, amount: taken.amount }),
    owed: rewardAmount({ type, amount: taken.owed }),
    billNo: deposit.ref,
    at: app.clock.now().toISOString(),
  });
}
