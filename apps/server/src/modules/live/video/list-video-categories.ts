import { roomKinds } from '@fairway/contract/live/states.ts';
import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import { sports } from '@fairway/contract/sportsbook/sports.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectRooms } from '../rooms/rooms-store.ts';

const all = { zh: '全部', en: 'All' } as const;
const sportTitles = {
  football: { zh: '足球', en: 'Football' },
  esports: { zh: '电竞', en: 'E-sports' },
} as const satisfies Record<(typeof sports)[number], { zh: string; en: string }>;

/** The tabs of the lobby: all rooms, then by kind, then by sport, each with how many; a kind without rooms is left out. */
export const listVideoCategories: Operation<
  (typeof liveVideoEndpoints)['listVideoCategories'],
  (typeof liveVideoSchemas)['listVideoCategories']
> = async (app, call) => {
  const rows = await selectRooms(app.db, {
    memberId: call.member?.memberId ?? null,
    now: app.clock.now(),
  });
  const language = call.language === 'en' ? 'en' : 'zh';
  const kinds = roomKinds.list.map(({ code, zh, en }) => ({
    code,
    title: { zh, en }[language],
    rooms: rows.filter(({ kind }) => kind === code).length,
  }));
  const bySport = sports.map((code) => ({
    code,
    title: sportTitles[code][language],
    rooms: rows.filter(({ sport }) => sport === code).length,
  }));
  return {
    categories: [
      { code: 'all', title: all[language], rooms: rows.length },
      ...[...kinds, ...bySport].filter(({ rooms }) => rooms > 0),
    ],
  };
};
