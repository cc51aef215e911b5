import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { venues } from '../catalogue/registry.ts';
import { selectSwitches } from '../catalogue/switches-store.ts';
import { shownState } from '../catalogue/venue-state.ts';
import { selectWithheld } from './withheld-store.ts';

/** The open venues that were not taken from this member. Pages ask after each login; a launch and a stake are judged by the row. */
export const listAuthorisedVenues: Operation<
  (typeof venuesMemberEndpoints)['listAuthorisedVenues'],
  (typeof venuesSchemas)['listAuthorisedVenues']
> = async (app, call) => {
  const switches = await selectSwitches(app.db);
  const withheld = await selectWithheld(app.db, call.member.memberId);
  const authorised = venues.filter((venue) => {
    const row = switches.find(({ code }) => code === venue.code);
    const isWithheld = withheld.some((one) => one.venue === venue.code);
    return shownState(app, venue, row) === 'open' && !isWithheld;
  });
  return { venues: authorised.map(({ code }) => code) };
};
