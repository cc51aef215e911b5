import type { ScheduleEntry } from '@fairway/contract/live/schedule-schemas.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { selectRooms } from '../rooms/rooms-store.ts';
import type { ScheduleRow } from '../tables.ts';
import { selectReminded } from './reminders-store.ts';

/** Entries as pages show them, in their order, with their rooms asked once for all. */
export async function presentSchedule(
  app: Platform,
  caller: Pick<VisitorCall, 'language' | 'member' | 'deviceId' | 'address'>,
  rows: readonly ScheduleRow[],
): Promise<ScheduleEntry[]> {
  if (rows.length === 0) return [];
  const memberId = caller.member?.memberId ?? null;
  const nos = [...new Set(rows.map(({ room_no: no }) => no))];
  const [listed, reminded] = await Promise.all([
    selectRooms(app.db, { nos, memberId, now: app.clock.now() }),
    memberId === null
      ? new Set<bigint>()
      : selectReminded(
          app.db,
          memberId,
          rows.map(({ id }) => id),
        ),
  ]);
  const rooms = new Map((await presentRooms(app, caller, listed)).map((room) => [room.chatRoomNo, room]));
  return rows.flatMap((row) => {
    const room = rooms.get(String(row.room_no));
    if (!room) return [];
    const { chatRoomNo, kind, venueName, match, anchor, status: roomStatus } = room;
    return {
      scheduleId: String(row.id),
      kind,
      chatRoomNo,
      venueName,
      title: (caller.language === 'en' && row.title_en) || row.title_zh,
      startsAt: row.starts_at.toISOString(),
      status: row.status,
      roomStatus,
      match,
      anchor,
      reminded: reminded.has(row.id),
    };
  });
}

/** One entry that was just written. */
export async function presentOne(
  app: Platform,
  caller: Parameters<typeof presentSchedule>[1],
  row: ScheduleRow,
): Promise<ScheduleEntry> {
  const [entry] = await presentSchedule(app, caller, [row]);
  if (!entry) throw new Error(`Entry ${row.id} of the schedule has no room`);
  return entry;
}
