import type { venuesPartyEndpoints } from '@fairway/contract/venues/party-endpoints.ts';
import type { venuesPartySchemas } from '@fairway/contract/venues/party-schemas.ts';
import { settingsOf } from '#platform/adapters/connect-adapter.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { partyOf, venues } from '../../catalogue/registry.ts';
import { flushRefusals, shownSeconds } from '../../seamless/refusals/note-refusal.ts';
import { selectRefusals } from '../../seamless/refusals/refusals-store.ts';

/** Every venue outside, with which of its settings are there and how many of its calls were refused in seven days. */
export const listVenueParties: Operation<
  (typeof venuesPartyEndpoints)['listVenueParties'],
  (typeof venuesPartySchemas)['listVenueParties']
> = async (app) => {
  await flushRefusals(app);
  const refusals = await selectRefusals(app.db, addSeconds(app.clock.now(), -shownSeconds));
  return {
    parties: venues.flatMap((venue) => {
      const party = partyOf(venue);
      if (!party) return [];
      const { state, settings } = settingsOf(app, party);
      const refused = refusals.filter(({ provider }) => provider === venue.code);
      return {
        channelCode: venue.code,
        name: { zh: venue.name.zh, en: venue.name.en },
        wallet: venue.seamless ? ('seamless' as const) : ('transfer' as const),
        state,
        settings: settings.map(({ env: name, ...setting }) => ({ name, ...setting })),
        refused: Number(refused.reduce((sum, { count }) => sum + count, 0n)),
      };
    }),
  };
};
