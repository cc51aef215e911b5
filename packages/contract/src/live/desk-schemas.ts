import { z } from 'zod';
import { instant } from '../fields.ts';
import { chatRoomNo } from './room-schemas.ts';
import { broadcastTitle, scheduleId } from './schedule-schemas.ts';
import { roomKinds, roomStatuses, roomWatchRules, scheduleStatuses } from './states.ts';

/** Where a picture plays for an operator. */
export const deskPicture = z.strictObject({
  /** Signed path of the parts under each domain. */
  path: z.string(),
  /** In the order of the failover. */
  domains: z.array(z.string()),
  expiresAt: instant,
});

/** A room with what operators decide of it. */
export const deskRoom = z.strictObject({
  chatRoomNo,
  kind: z.literal(roomKinds.codeList),
  title: z.string(),
  /** Empty in a room without an anchor. */
  anchorName: z.string(),
  /** Kick-off of a match; of an anchor's room when it was opened. */
  startsAt: instant,
  status: z.literal(roomStatuses.codeList),
  watchRule: z.literal(roomWatchRules.codeList),
  delaySeconds: z.int(),
});
export type DeskRoom = z.output<typeof deskRoom>;

/** A broadcast that an anchor, or the desk for an anchor, announced. */
export const deskScheduleEntry = z.strictObject({
  scheduleId,
  chatRoomNo,
  title: broadcastTitle,
  anchorName: z.string(),
  startsAt: instant,
  status: z.literal(scheduleStatuses.codeList),
  /** Members who asked to be reminded. */
  reminders: z.int(),
});
export type DeskScheduleEntry = z.output<typeof deskScheduleEntry>;
