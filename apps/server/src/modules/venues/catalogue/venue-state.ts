import type { VenueState, VenueSwitchState } from '@fairway/contract/venues/states.ts';
import { beaconReady } from '#modules/beacon';
import { isConnected } from '#platform/adapters/connect-adapter.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { partyOf, venueName, type VenueDefinition } from './registry.ts';
import { selectSwitch, type SwitchRow } from './switches-store.ts';

/** A switch as it counts at an instant: maintenance whose end has come is over, whether or not a job has said so. */
export function stateAt(row: SwitchRow | undefined, now: Date): VenueSwitchState {
  if (!row) return 'open';
  return row.state === 'maintenance' && row.until !== null && row.until <= now ? 'open' : row.state;
}

/** What members see of a venue now: `notOffered` while no connection to it is configured, else its switch. */
export function shownState(app: Platform, venue: VenueDefinition, row: SwitchRow | undefined): VenueState {
  return isOffered(app, venue) ? stateAt(row, app.clock.now()) : 'notOffered';
}

/** A venue of the house is, if it needs a beacon while there is one; a venue outside is while its address and key are configured. */
function isOffered(app: Platform, venue: VenueDefinition): boolean {
  if (venue.needsBeacon && !beaconReady(app)) return false;
  const party = partyOf(venue);
  return party === undefined || isConnected(app, party);
}

/** Throws `venueNotOffered` or `venueInMaintenance` unless the venue is open. Reads one row. */
export async function mustBeOpen(
  db: Db | Tx,
  app: Platform,
  venue: VenueDefinition,
  language: Language,
): Promise<void> {
  if (!isOffered(app, venue)) throw new AppError('venueNotOffered', { venue: venueName(venue, language) });
  const row = await selectSwitch(db, venue.code);
  if (stateAt(row, app.clock.now()) === 'open') return;
  throw new AppError(
    'venueInMaintenance',
    { venue: venueName(venue, language) },
    { until: row?.until?.toISOString() ?? null },
  );
}
