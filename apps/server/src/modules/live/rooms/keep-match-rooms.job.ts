import { matchesUntil } from '#modules/sportsbook';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { upsertMatchRooms } from './rooms-store.ts';

/** Matches get their room this long before the kick-off. */
const roomHours = 48;

/** Writes a room for every match of the next two days, and moves those whose kick-off was moved. */
export async function keepMatchRooms(app: Platform): Promise<void> {
  const matches = await matchesUntil(app, addSeconds(app.clock.now(), roomHours * 3600));
  if (matches.length === 0) return;
  const rows = matches.map(({ fixtureId, competitionId, home, away, startsAt }) => ({
    match_id: fixtureId,
    title_zh: `${home.name.zh} vs ${away.name.zh}`,
    title_en: `${home.name.en} vs ${away.name.en}`,
    starts_at: startsAt,
    sport: 'football',
    competition_id: competitionId,
  }));
  await inTransaction(app.db, (tx) => upsertMatchRooms(tx, rows));
}

export const keepMatchRoomsJob = definePeriodicJob({
  name: 'live.keep-match-rooms',
  every: { seconds: 60 },
  run: keepMatchRooms,
});
