import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { moveMarkets } from '../markets/markets-store.ts';
import { publishOdds } from '../markets/publish-odds.ts';
import { raiseAlarm } from './alarms-store.ts';
import { selectBegunWithMarkets, selectOverdueToVoid, selectWithoutResult } from './overdue-store.ts';
import { settleFixture } from './settle-fixture.ts';

/** Hours after the kick-off from which a match without a result is a person's case. */
const overdueHours = 4;

/**
 * Looks after matches that should have begun: closes their markets at the start, voids bets after the competition's hours
 * (36) when the match was put off, and raises an alarm where a result fails to come.
 */
export async function settleOverdue(app: Platform): Promise<void> {
  await closeBegun(app);
  await voidOverdue(app);
  await alarmWithoutResult(app);
}

/** Matches without a feed: at the start betting is over. Bets are refused by the clock; this is for the screens. */
async function closeBegun(app: Platform): Promise<void> {
  const now = app.clock.now();
  const ids = await selectBegunWithMarkets(app.db, now);
  for (const id of ids) {
    await inTransaction(app.db, async (tx) => {
      await lockFixture(tx, id);
      await publishOdds(
        tx,
        app,
        id,
        await moveMarkets(tx, id, ['open', 'suspended'], 'closed', app.clock.now()),
      );
    });
  }
  if (ids.length > 0) refreshCatalogue(app);
}

async function voidOverdue(app: Platform): Promise<void> {
  const now = app.clock.now();
  const ids = await selectOverdueToVoid(app.db, now);
  for (const id of ids) await settleFixture(app, id);
}

async function alarmWithoutResult(app: Platform): Promise<void> {
  const now = app.clock.now();
  const ids = await selectWithoutResult(app.db, addSeconds(now, -overdueHours * 3600));
  for (const id of ids) await raiseAlarm(app.db, id, 'resultOverdue', now);
}

export const settleOverdueJob = definePeriodicJob({
  name: 'sportsbook.settle-overdue',
  every: { seconds: 30 },
  run: settleOverdue,
});
