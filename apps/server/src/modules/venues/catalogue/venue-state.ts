import type { VenueState } from '@fairway/contract/venues/words.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { venueName, type VenueDefinition } from './registry.ts';
import { selectSwitch, type SwitchRow } from './switches-store.ts';

/** A venue's state as it counts at an instant: maintenance whose end has come is over, whether or not a job has said so. */
export function stateAt(row: SwitchRow | undefined, now: Date): VenueState {
  if (!row) return 'open';
  return row.state === 'maintenance' && row.until !== null && row.until <= now ? 'open' : row.state;
}

/** Throws `venueInMaintenance` unless the venue is open. Reads one row. */
export async function mustBeOpen(
  db: Db | Tx,
  venue: VenueDefinition,
  now: Date,
  language: Language,
): Promise<void> {
  const row = await selectSwitch(db, venue.code);
  if (stateAt(row, now) === 'open') return;
  throw new AppError(
    'venueInMaintenance',
    { venue: venueName(venue, language) },
    { until: row?.until?.toISOString() ?? null },
  );
}
