import { feedMatchesInPlay, type MatchInPlay } from '#modules/sportsbook';
import type { Platform } from '#platform/platform.ts';
import type { ListedRoomRow } from '../tables.ts';
import { selectRooms } from '../rooms/rooms-store.ts';
import type { StudioShow } from './studio-line.ts';

export type WantedShow = Omit<StudioShow, 'publishUrl' | 'streamKey'> & { readonly room: ListedRoomRow };

/** What the studio should show: matches in play whose incidents it hears, the longest running first, and in the last place an anchor. */
export async function roomsToShow(app: Platform, places: number): Promise<WantedShow[]> {
  const rooms = await selectRooms(app.db, { memberId: null, now: app.clock.now() });
  const inPlay = new Map((await feedMatchesInPlay(app)).map((match) => [match.fixtureId, match]));
  const matches = rooms.flatMap((room): WantedShow[] => {
    const match = inPlay.get(room.match_id ?? '');
    return match ? [showOfMatch(room, match)] : [];
  });
  const anchors = rooms.flatMap((room): WantedShow[] =>
    room.kind === 'anchor' && room.anchor_name !== null
      ? [{ room, reference: String(room.no), title: room.title_zh, match: null }]
      : [],
  );
  const talking = anchors.slice(0, 1);
  return [...matches.slice(0, places - talking.length), ...talking].slice(0, places);
}

function showOfMatch(room: ListedRoomRow, { home, away, feedMatch }: MatchInPlay): WantedShow {
  const side = ({ name, colours }: MatchInPlay['home']) => ({ name: name.zh, ...colours });
  return {
    room,
    reference: String(room.no),
    title: room.title_zh,
    match: { home: side(home), away: side(away), feedMatch },
  };
}
