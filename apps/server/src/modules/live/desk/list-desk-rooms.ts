import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { statusOf } from '../rooms/present-room.ts';
import { selectDeskRooms } from './desk-rooms-store.ts';

const pageSize = 50;

/** Rooms with their rules by kind, rule and name or number, the newest first. Writes nothing. */
export const listDeskRooms: Operation<
  (typeof liveOperatorEndpoints)['listDeskRooms'],
  (typeof liveOperatorSchemas)['listDeskRooms']
> = async (app, { language }, { kind, watchRule, keyword, cursor }) => {
  const rows = await selectDeskRooms(app.db, {
    kind,
    watchRule,
    keyword,
    before: cursor,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rooms: page.map((row) => ({
      chatRoomNo: String(row.no),
      kind: row.kind,
      title: (language === 'en' && row.title_en) || row.title_zh,
      anchorName: row.anchor_name ?? '',
      startsAt: row.starts_at.toISOString(),
      status: statusOf(row),
      watchRule: row.watch_rule,
      delaySeconds: row.delay_seconds,
    })),
    next: rows.length > pageSize && last ? String(last.no) : null,
  };
};
