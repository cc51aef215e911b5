import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import type { FixtureRow } from '../tables.ts';
import { isPlanned } from '../trading/kick-off/move-kick-off.ts';
import type { Move, Moved } from '../trading/kick-off/propose-kick-off.ts';
import type { ReadMatch } from './openfootball/read-match.ts';

/** `stays`: something was reported of the play, so its time is a fact. */
export type Rescheduled = 'same' | 'stays' | Moved;

/**
 * Has a fixture that has not begun moved to the time a file gives it now; `move` decides under its row. A match that was
 * postponed and has a new day counts as scheduled again. Once it has begun its time is a fact.
 */
export async function reschedule(
  tx: Tx,
  app: Platform,
  { known, match, move }: { known: FixtureRow; match: ReadMatch; move: Move },
): Promise<Rescheduled> {
  if (!differs(known, match)) return 'same';
  const fixture = await lockFixture(tx, known.id);
  if (!fixture || !differs(fixture, match)) return 'same';
  if (!(await isPlanned(tx, fixture))) return 'stays';

  const { startsAt, timeOpen, result } = match;
  return move(tx, app, fixture, { startsAt, timeOpen, putOff: result?.status === 'postponed' });
}

function differs({ status, ...fixture }: FixtureRow, match: ReadMatch): boolean {
  if (status !== 'scheduled' && status !== 'postponed') return false;
  return fixture.starts_at.getTime() !== match.startsAt.getTime() || fixture.time_open !== match.timeOpen;
}
