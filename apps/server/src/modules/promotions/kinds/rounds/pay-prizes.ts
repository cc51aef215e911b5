import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { selectUnpaidPrizes } from './prizes-store.ts';
import type { RoundKind } from './round-rows.ts';

const most = 500;

/** Pays the prizes of settled rounds, each in a transaction of its own and once; what a run does not reach, the next one pays. */
export async function payPrizes(app: Platform, kind: RoundKind): Promise<void> {
  for (const { member_id: memberId, id } of await selectUnpaidPrizes(app.db, kind, most)) {
    try {
      await withFund(app, (pay) =>
        inTransaction(app.db, async (tx) => {
          const reward = await holdReward(tx, memberId, id);
          // Paid by another run meanwhile.
          if (reward?.state === 'reached') await pay(tx, reward);
        }),
      );
    } catch (refusal) {
      // The account was emptied beside its rounds: the reward stays promised, where the console shows it, and the others are paid.
      if (!(refusal instanceof AppError) || refusal.error !== 'prizeSoldOut') throw refusal;
    }
  }
}
