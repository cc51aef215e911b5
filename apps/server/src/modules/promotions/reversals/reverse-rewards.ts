import { holdMember } from '#modules/members';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { returnLate } from '../funds/return-late.ts';
import { insertReversedDeposit, selectRewardsOn } from './deposit-basis-store.ts';
import { reverseReward } from './reverse-reward.ts';

/**
 * A deposit was taken back: so are its rewards, each in a transaction of its own and once. The deposit is noted first, under the lock of
 * its member, so that no reward is given for it from then on; one given before is found here.
 */
export const reverseRewards = defineSubscriber({
  event: 'deposit.reversed',
  name: 'promotions.reverse-rewards',
  async run(app, { memberId, billNo: ref, settledAt }) {
    const deposit = { ref, at: new Date(settledAt) };
    await inTransaction(app.db, async (tx) => {
      await holdMember(tx, memberId);
      await insertReversedDeposit(tx, memberId, deposit);
    });
    for (const { id, ...campaign } of await selectRewardsOn(app.db, memberId, deposit)) {
      await inTransaction(app.db, (tx) => reverseReward(tx, app, { memberId, id, deposit }));
      await returnLate(app, campaign);
    }
  },
});
