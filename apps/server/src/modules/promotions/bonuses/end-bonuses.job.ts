import { AccountFrozen, accountsOf, lockAccounts } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { fundAccount } from '../funds/fund-account.ts';
import { returnLate } from '../funds/return-late.ts';
import type { BonusRow } from './bonus.ts';
import { holdOpenBonuses, selectDueBonuses } from './bonuses-store.ts';
import { endBonus } from './end-bonus.ts';
import { settleBonuses } from './settle-bonuses.ts';

const most = 200;
/** What was played in time may be counted so much later, seconds. */
const grace = 300;

/** Ends bonuses whose days are over, each in a transaction of its own, after all that was played in time is counted. */
export async function endBonuses(app: Platform): Promise<void> {
  const before = addSeconds(await databaseNow(app.db), -grace);
  for (const due of await selectDueBonuses(app.db, before, most)) {
    await endOne(app, due);
    await returnLate(app, due);
  }
}

async function endOne(
  app: Platform,
  { member_id: memberId, reward_id: id, ...key }: Pick<BonusRow, 'member_id' | 'reward_id' | 'kind' | 'no'>,
): Promise<void> {
  try {
    await inTransaction(app.db, async (tx) => {
      const own = accountsOf(memberId);
      await holdOpenBonuses(tx, memberId);
      // Before a release locks some of them: a payment takes the campaign's account first.
      await lockAccounts(tx, [own.bonus('CNY'), own.center('CNY'), fundAccount(own.shard, key)]);
      const bonus = (await settleBonuses(tx, app, memberId)).find((row) => row.reward_id === id);
      if (bonus?.state === 'open') await endBonus(tx, app, bonus, 'expired');
    });
  } catch (refusal) {
    // It waits until the account is free again.
    if (!(refusal instanceof AccountFrozen)) throw refusal;
  }
}

export const endBonusesJob = definePeriodicJob({
  name: 'promotions.end-bonuses',
  every: { seconds: 60 },
  run: endBonuses,
});
