import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { endFreeBet } from './end-free-bet.ts';
import { lockFreeBet, selectDueFreeBets } from './free-bets-store.ts';

const most = 200;

/** Ends unused free bets whose time has come, each in a transaction of its own. */
export async function endExpiredFreeBets(app: Platform): Promise<void> {
  for (const { member_id: memberId, id } of await selectDueFreeBets(app.db, most))
    await inTransaction(app.db, async (tx) => {
      const bet = await lockFreeBet(tx, memberId, id);
      // Used or withdrawn meanwhile.
      if (!bet || bet.ended !== null || bet.bet_id !== null) return;
      if (bet.expires_at > (await databaseNow(tx))) return;
      await endFreeBet(tx, app, bet, 'expired');
    });
}

export const endExpiredFreeBetsJob = definePeriodicJob({
  name: 'sportsbook.end-free-bets',
  every: { seconds: 60 },
  run: endExpiredFreeBets,
});
