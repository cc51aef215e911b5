import { roomKinds, roomStatuses, type RoomKind, type RoomStatus } from '@fairway/contract/live/states.ts';
import { sports, type Sport } from '@fairway/contract/sportsbook/sports.ts';
import type { RoomFilter } from '../api/use-popular-rooms.ts';
import type { LobbySearch } from './lobby-search.ts';

/** What the server is asked for; a category is a kind of room or a sport. */
export function filterOf({ category, venue, league, status, keyword, followed }: LobbySearch): RoomFilter {
  const kind: RoomKind | undefined = roomKinds.codeList.find((one) => one === category);
  const sportId: Sport | undefined = sports.find((one) => one === category);
  const wanted: RoomStatus | undefined = roomStatuses.codeList.find((one) => one === status);
  return {
    ...(kind && { kind }),
    ...(sportId && { sportId }),
    ...(venue && { venueName: venue }),
    ...(league && { leagueId: league }),
    ...(wanted && { status: wanted }),
    ...(keyword && { keyword }),
    ...(followed && { followed }),
  };
}
