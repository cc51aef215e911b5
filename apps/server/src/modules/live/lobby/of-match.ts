import type { popularLiveEndpoints } from '@fairway/contract/live/popular-endpoints.ts';
import type { popularLiveSchemas } from '@fairway/contract/live/popular-schemas.ts';
import { mainMarketsOf, matchCards } from '#modules/sportsbook';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { presentMatch, presentRooms } from '../rooms/present-room.ts';
import { selectRooms } from '../rooms/rooms-store.ts';
import { controlSwitches } from '../switches/control-switches.ts';

type Endpoints = typeof popularLiveEndpoints;
type Schemas = typeof popularLiveSchemas;

/** The match of a room with its rooms. Throws `fixtureUnknown`. */
export const getLiveMatchDetail: Operation<
  Endpoints['getLiveMatchDetail'],
  Schemas['getLiveMatchDetail']
> = async (app, call, { matchId }) => {
  const card = await cardOf(app, matchId);
  return { match: presentMatch(card), rooms: await roomsOf(app, call, matchId) };
};

/** The main markets of a match with their versions; none while the site's switch FBTY is off. Throws `fixtureUnknown`. */
export const getLiveOdds: Operation<Endpoints['getLiveOdds'], Schemas['getLiveOdds']> = async (
  app,
  _call,
  { matchId },
) => {
  await cardOf(app, matchId);
  const { footballVenue } = await controlSwitches(app);
  const markets = footballVenue ? await mainMarketsOf(app, matchId) : [];
  return { matchId, at: app.clock.now().toISOString(), markets };
};

/** The room of a match that has a picture now, the most heard of several. Throws `fixtureUnknown`. */
export const getPlayingVideo: Operation<Endpoints['getPlayingVideo'], Schemas['getPlayingVideo']> = async (
  app,
  call,
  { matchId },
) => {
  await cardOf(app, matchId);
  const playing = (await roomsOf(app, call, matchId)).filter(({ status }) => status === 'live');
  return { room: playing.toSorted((left, right) => right.online - left.online)[0] ?? null };
};

async function cardOf(app: Platform, matchId: string) {
  const [card] = await matchCards(app, { fixtures: [matchId], teams: [] });
  if (!card) throw new AppError('fixtureUnknown');
  return card;
}

async function roomsOf(app: Platform, call: VisitorCall, matchId: string) {
  const rows = await selectRooms(app.db, {
    matchId,
    memberId: call.member?.memberId ?? null,
    now: app.clock.now(),
  });
  return presentRooms(app, call, rows);
}
