import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { endGrant } from './end-grant.ts';
import { lockGrant, selectDueGrants } from './grants-store.ts';

const most = 200;

/** Ends grants whose time has come with rounds left, each in a transaction of its own; what was started before goes on. */
export async function endExpiredGrants(app: Platform): Promise<void> {
  for (const { member_id: memberId, id } of await selectDueGrants(app.db, most))
    await inTransaction(app.db, async (tx) => {
      const grant = await lockGrant(tx, memberId, id);
      // Withdrawn or played to the end meanwhile.
      if (!grant || grant.ended !== null || grant.used === grant.count) return;
      if (grant.expires_at > (await databaseNow(tx))) return;
      await endGrant(tx, app, grant, 'expired');
    });
}

export const endExpiredGrantsJob = definePeriodicJob({
  name: 'games.end-free-grants',
  every: { seconds: 60 },
  run: endExpiredGrants,
});
