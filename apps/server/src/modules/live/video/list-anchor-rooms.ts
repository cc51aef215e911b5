import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { selectRooms } from '../rooms/rooms-store.ts';
import { hasPicture } from './has-picture.ts';

/**
 * Rooms of anchors: of these venues, by a part of the name (`alias`), those on the air alone unless `dep` is 1, titles in the language that
 * `lang` names before the caller's own.
 */
export const listAnchorRooms: Operation<
  (typeof liveVideoEndpoints)['listAnchorRooms'],
  (typeof liveVideoSchemas)['listAnchorRooms']
> = async (app, call, { venueNames, dep, alias, lang }) => {
  const memberId = call.member?.memberId ?? null;
  const rows = await selectRooms(app.db, { kind: 'anchor', keyword: alias, memberId, now: app.clock.now() });
  const venues = (venueNames ?? '').split(',').filter((name) => name !== '');
  const wanted = rows.filter(
    (row) => (venues.length === 0 || venues.includes(row.venue_name)) && (dep === '1' || hasPicture(row)),
  );
  const rooms = await presentRooms(app, { ...call, language: languageFrom(lang) ?? call.language }, wanted);
  return {
    rooms: rooms.toSorted(
      (left, right) =>
        Number(right.status === 'live') - Number(left.status === 'live') || right.online - left.online,
    ),
  };
};

function languageFrom(lang: string | undefined): Language | undefined {
  if (!lang) return undefined;
  return lang.toLowerCase().startsWith('en') ? 'en' : 'zh-CN';
}
