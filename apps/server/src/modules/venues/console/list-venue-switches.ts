import { venueCategories } from '@fairway/contract/venues/categories.ts';
import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { VenueSwitch, venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { venues, type VenueDefinition } from '../catalogue/registry.ts';
import { selectSwitches, type SwitchRow } from '../catalogue/switches-store.ts';
import { shownState, stateAt } from '../catalogue/venue-state.ts';
import { countOpenTransfers } from './unresolved-store.ts';

/** Every venue with its state, why, until when, and how many transfers are open there. */
export const listVenueSwitches: Operation<
  (typeof venuesOperatorEndpoints)['listVenueSwitches'],
  (typeof venuesOperatorSchemas)['listVenueSwitches']
> = async (app) => {
  const switches = await selectSwitches(app.db);
  const open = await countOpenTransfers(app.db);
  return {
    venues: venues.map((venue) =>
      presentSwitch(
        venue,
        switches.find(({ code }) => code === venue.code),
        { app, openTransfers: open.get(venue.code) ?? 0 },
      ),
    ),
  };
};

/** A venue's switch as the console shows it; version 0 was never touched. */
export function presentSwitch(
  venue: VenueDefinition,
  row: SwitchRow | undefined,
  { app, openTransfers }: { app: Platform; openTransfers: number },
): VenueSwitch {
  const now = app.clock.now();
  return {
    channelCode: venue.code,
    name: { zh: venue.name.zh, en: venue.name.en },
    categoryCode: venueCategories.members[venue.category].siteCode,
    state: stateAt(row, now),
    shownState: shownState(app, venue, row),
    reason: { zh: row?.reason_zh ?? '', en: row?.reason_en ?? '' },
    until: row?.until?.toISOString() ?? null,
    version: row?.version ?? 0,
    changedAt: (row?.changed_at ?? now).toISOString(),
    changedBy: row?.changed_by ?? '',
    openTransfers,
  };
}
