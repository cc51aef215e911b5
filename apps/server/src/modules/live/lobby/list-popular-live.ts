import type { popularLiveEndpoints } from '@fairway/contract/live/popular-endpoints.ts';
import type { popularLiveSchemas } from '@fairway/contract/live/popular-schemas.ts';
import type { LiveRoom } from '@fairway/contract/live/room-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { selectRooms } from '../rooms/rooms-store.ts';

/** Rooms by a filter: with a picture first, the most heard before others, then the next to start. Throws `tokenMissing` for `followed` of a visitor. */
export const listPopularLive: Operation<
  (typeof popularLiveEndpoints)['listPopularLive'],
  (typeof popularLiveSchemas)['listPopularLive']
> = async (app, call, { page, size, status, ...filter }) => {
  const { member } = call;
  if (filter.followed && !member) throw new AppError('tokenMissing');
  const now = app.clock.now();
  const rows = await selectRooms(app.db, { ...filter, memberId: member?.memberId ?? null, now });
  const rooms = (await presentRooms(app, call, rows))
    .filter((room) => status === undefined || room.status === status)
    .toSorted(byInterest);
  return { total: rooms.length, rooms: rooms.slice((page - 1) * size, page * size) };
};

function byInterest(left: LiveRoom, right: LiveRoom): number {
  return rank(left) - rank(right) || right.online - left.online || left.startAt.localeCompare(right.startAt);
}

/** Pictures, then matches in play without one, then what comes, then what is over. */
function rank({ status, match }: LiveRoom): number {
  if (status === 'live' || status === 'interrupted') return 0;
  if (match && ['firstHalf', 'halfTime', 'secondHalf'].includes(match.status)) return 1;
  return status === 'waiting' ? 2 : 3;
}
