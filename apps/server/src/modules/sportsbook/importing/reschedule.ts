import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { updateKickOff } from '../catalogue/fixture-changes-store.ts';
import type { FixtureRow } from '../tables.ts';
import type { ReadMatch } from './openfootball/read-match.ts';

/**
 * Moves a fixture that has not begun to the time a file gives it now; answers whether it moved. A match that was
 * postponed and has a new day counts as scheduled again. Once it has begun its time is a fact.
 */
export async function reschedule(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  match: ReadMatch,
): Promise<boolean> {
  const open = fixture.status === 'scheduled' || fixture.status === 'postponed';
  const same =
    fixture.starts_at.getTime() === match.startsAt.getTime() && fixture.time_open === match.timeOpen;
  if (!open || same) return false;
  const revived = match.result?.status !== 'postponed' && match.startsAt > app.clock.now();
  const { startsAt, timeOpen } = match;
  await updateKickOff(tx, fixture.id, { startsAt, timeOpen, revived });
  return true;
}
