import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectDeskSchedule } from './desk-schedule-store.ts';

const pageSize = 50;

/** Broadcasts that anchors announced, by status: planned ones the earliest first, others the latest. Writes nothing. */
export const listDeskSchedule: Operation<
  (typeof liveOperatorEndpoints)['listDeskSchedule'],
  (typeof liveOperatorSchemas)['listDeskSchedule']
> = async (app, _call, { status, cursor }) => {
  const rows = await selectDeskSchedule(app.db, { status, after: cursor, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: page.map((row) => ({
      scheduleId: String(row.id),
      chatRoomNo: String(row.room_no),
      title: { zh: row.title_zh, en: row.title_en },
      anchorName: row.anchor_name,
      startsAt: row.starts_at.toISOString(),
      status: row.status,
      reminders: row.reminders,
    })),
    next: rows.length > pageSize && last ? String(last.id) : null,
  };
};
