import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, typedText } from '../fields.ts';
import { catalogueId, fixtureId, market } from '../sportsbook/fixture-schemas.ts';
import { sports } from '../sportsbook/sports.ts';
import type { popularLiveEndpoints } from './popular-endpoints.ts';
import { liveRoom, roomMatch, venueName } from './room-schemas.ts';
import { roomKinds, roomStatuses } from './states.ts';

/** Rooms a page (specification section 9). */
export const popularLivePageSize = 100;

const ofMatch = z.strictObject({ matchId: fixtureId });

export const popularLiveSchemas = {
  listPopularLive: {
    input: z.strictObject({
      page: z.int().min(1).max(1000),
      size: z.int().min(1).max(popularLivePageSize),
      kind: z.literal(roomKinds.codeList).optional(),
      venueName: venueName.optional(),
      sportId: z.enum(sports).optional(),
      leagueId: catalogueId.optional(),
      status: z.literal(roomStatuses.codeList).optional(),
      keyword: typedText(1, 40).optional(),
      followed: z.boolean().optional(),
    }),
    output: z.strictObject({ total: z.int(), rooms: z.array(liveRoom) }),
  },
  getLiveMatchDetail: {
    input: ofMatch,
    output: z.strictObject({ match: roomMatch, rooms: z.array(liveRoom) }),
  },
  getLiveOdds: {
    input: ofMatch,
    output: z.strictObject({ matchId: fixtureId, at: instant, markets: z.array(market) }),
  },
  getPlayingVideo: { input: ofMatch, output: z.strictObject({ room: liveRoom.nullable() }) },
  fetchLiveVenues: {
    input: nothing,
    output: z.strictObject({
      venues: z.array(z.strictObject({ venueName, title: z.string(), rooms: z.int() })),
    }),
  },
  countLiveMatches: { input: nothing, output: z.strictObject({ live: z.int(), coming: z.int() }) },
} satisfies SchemasOf<typeof popularLiveEndpoints>;
