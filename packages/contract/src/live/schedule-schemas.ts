import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { calendarDay, instant, typedText } from '../fields.ts';
import { chatRoomNo, liveRoom, roomAnchor, roomMatch, venueName } from './room-schemas.ts';
import type { liveScheduleEndpoints } from './schedule-endpoints.ts';
import { roomKinds, roomStatuses, scheduleStatuses } from './states.ts';

/** A title in both languages; an empty English one means: show the Chinese. */
export const broadcastTitle = z.strictObject({ zh: typedText(2, 40), en: typedText(0, 80) });

/** Number of an entry, as it stands in its page's address. */
export const scheduleId = z.string().regex(/^[1-9]\d{0,17}$/);

export const scheduleEntry = z.strictObject({
  scheduleId,
  kind: z.literal(roomKinds.codeList),
  chatRoomNo,
  venueName,
  title: z.string(),
  startsAt: instant,
  status: z.literal(scheduleStatuses.codeList),
  /** Whether the room has a picture now. */
  roomStatus: z.literal(roomStatuses.codeList),
  match: roomMatch.nullable(),
  anchor: roomAnchor.nullable(),
  /** Whether the caller asked to be reminded; false for a visitor. */
  reminded: z.boolean(),
});
export type ScheduleEntry = z.output<typeof scheduleEntry>;

const ofEntry = z.strictObject({ scheduleId });
const reminder = z.strictObject({ reminded: z.boolean() });

export const liveScheduleSchemas = {
  listLiveSchedule: {
    input: z.strictObject({
      /** Today without one. */
      day: calendarDay.optional(),
      kind: z.literal(roomKinds.codeList).optional(),
    }),
    output: z.strictObject({ day: calendarDay, entries: z.array(scheduleEntry) }),
  },
  getLiveScheduleEntry: {
    input: ofEntry,
    output: z.strictObject({ entry: scheduleEntry, room: liveRoom }),
  },
  remindOfBroadcast: { input: ofEntry, output: reminder },
  forgetReminder: { input: ofEntry, output: reminder },
  announceBroadcast: {
    input: z.strictObject({ title: broadcastTitle, startsAt: instant }),
    output: z.strictObject({ entry: scheduleEntry }),
  },
  cancelAnnouncement: { input: ofEntry, output: z.strictObject({ entry: scheduleEntry }) },
} satisfies SchemasOf<typeof liveScheduleEndpoints>;
