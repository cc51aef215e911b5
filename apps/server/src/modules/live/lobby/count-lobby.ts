import type { popularLiveEndpoints } from '@fairway/contract/live/popular-endpoints.ts';
import type { popularLiveSchemas } from '@fairway/contract/live/popular-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { selectRooms } from '../rooms/rooms-store.ts';

type Endpoints = typeof popularLiveEndpoints;
type Schemas = typeof popularLiveSchemas;

/** What a venue's matches are called in the lobby, in the site's own words. */
const ownVenue = { zh: 'Fairway 体育', en: 'Fairway Sports' } as const;

/** The venues that have rooms now, each with how many. */
export const fetchLiveVenues: Operation<Endpoints['fetchLiveVenues'], Schemas['fetchLiveVenues']> = async (
  app,
  { language },
) => {
  const rows = await selectRooms(app.db, { memberId: null, now: app.clock.now(), kind: 'match' });
  const byVenue = Map.groupBy(rows, ({ venue_name }) => venue_name);
  return {
    venues: [...byVenue].map(([venueName, rooms]) => ({
      venueName,
      title: language === 'en' ? ownVenue.en : ownVenue.zh,
      rooms: rooms.length,
    })),
  };
};

/** How many matches with a room are in play, and how many start in the next day. */
export const countLiveMatches: Operation<Endpoints['countLiveMatches'], Schemas['countLiveMatches']> = async (
  app,
  call,
) => {
  const rows = await selectRooms(app.db, { memberId: null, now: app.clock.now(), kind: 'match' });
  const rooms = await presentRooms(app, call, rows);
  const inPlay = ['firstHalf', 'halfTime', 'secondHalf'];
  const statuses = rooms.flatMap(({ match }) => match?.status ?? []);
  return {
    live: statuses.filter((status) => inPlay.includes(status)).length,
    coming: statuses.filter((status) => status === 'scheduled').length,
  };
};
