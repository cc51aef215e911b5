import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import type { RewardRow } from '../tables.ts';
import { payCoins } from './types/pay-coins.ts';
import { payFreeBet } from './types/pay-free-bet.ts';
import { payFreeRounds } from './types/pay-free-rounds.ts';
import { payMoney } from './types/pay-money.ts';
import { payPoints } from './types/pay-points.ts';
import { rewardAmount } from './reward-amount.ts';
import { updatePaid } from './rewards-store.ts';

/** A reward to be paid: the row or what it is about to be. */
export type Payable = Pick<
  RewardRow,
  'shard_id' | 'id' | 'member_id' | 'kind' | 'no' | 'version' | 'amount' | 'turnover'
> &
  Partial<Pick<RewardRow, 'type' | 'detail'>>;

/**
 * Pays a reward in the caller's transaction and once: the row refuses a second payment. Money, the stakes of free rounds and free bets and the price of
 * coins leave the campaign's account; chances are drawn elsewhere; goods were handed over by who decided. Throws FundBucketShort where the bucket of the member's shard holds less
 * (`withFund` brings it from the others).
 */
export async function payReward(tx: Tx, app: Platform, reward: Payable): Promise<void> {
  const { member_id: memberId, kind, no, type = 'money' } = reward;
  await updatePaid(tx, reward, await move(tx, app, reward));
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  const at = app.clock.now().toISOString();
  const amount = rewardAmount({ type, amount: reward.amount });
  await emit(tx, app, 'reward.paid', { memberId, kind, no, type, currency: 'CNY', amount, at });
}

/** What moves in the ledger: the transfer's id, null where nothing does. */
function move(tx: Tx, app: Platform, reward: Payable): Promise<string | null> {
  switch (reward.type ?? 'money') {
    case 'money':
      return payMoney(tx, app, reward);
    case 'points':
      return payPoints(tx, app, reward);
    case 'freeRounds':
      return payFreeRounds(tx, app, reward);
    case 'freeBet':
      return payFreeBet(tx, app, reward);
    case 'coins':
      return payCoins(tx, app, reward);
    case 'goods':
    case 'chances':
      return Promise.resolve(null);
  }
}
