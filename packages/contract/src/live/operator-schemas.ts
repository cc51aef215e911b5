import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, typedText, uuid } from '../fields.ts';
import { anchorContract, sharePercent } from './anchor-schemas.ts';
import type { liveOperatorEndpoints } from './operator-endpoints.ts';
import { chatRoomNo } from './room-schemas.ts';
import { broadcastTitle, scheduleEntry, scheduleId } from './schedule-schemas.ts';
import { deskPicture, deskRoom, deskScheduleEntry } from './desk-schemas.ts';
import { anchorStatuses, broadcastStatuses, roomKinds, roomWatchRules, scheduleStatuses } from './states.ts';
import { openedBroadcast } from './studio-schemas.ts';

const reason = typedText(2, 200);

/** An anchor as the console lists it. */
const operatorAnchor = z.strictObject({
  anchorId: uuid,
  memberId: z.string(),
  name: z.string(),
  about: z.string(),
  status: z.literal(anchorStatuses.codeList),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string(),
  chatRoomNo: chatRoomNo.nullable(),
  followers: z.int(),
  contracts: z.array(anchorContract),
});
export type OperatorAnchor = z.output<typeof operatorAnchor>;

/** A broadcast on the wall. */
const operatorBroadcast = z.strictObject({
  broadcastId: uuid,
  chatRoomNo,
  title: z.string(),
  anchorId: uuid.nullable(),
  anchorName: z.string(),
  status: z.literal(broadcastStatuses.codeList),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  reason: z.string(),
  viewers: z.int(),
  frozen: z.boolean(),
  silent: z.boolean(),
  watchRule: z.literal(roomWatchRules.codeList),
  delaySeconds: z.int(),
  /** It is over and can be played again. */
  hasReplay: z.boolean(),
  /** Covered by reports until a person has looked. */
  isCovered: z.boolean(),
  /** Members who have reported the picture. */
  reports: z.int(),
  /** A path under each of the domains; null without a picture. */
  posterUrl: z.string().nullable(),
});
export type OperatorBroadcast = z.output<typeof operatorBroadcast>;

const ofAnchor = z.strictObject({ anchorId: uuid, reason });
const oneAnchor = z.strictObject({ anchor: operatorAnchor });
const oneEntry = z.strictObject({ entry: scheduleEntry });

export const liveOperatorSchemas = {
  listLiveBroadcasts: {
    input: z.strictObject({
      status: z.literal(broadcastStatuses.codeList).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      broadcasts: z.array(operatorBroadcast),
      next: cursor.nullable(),
      /** Where posters lie, in the order of the failover; none without an origin. */
      domains: z.array(z.string()),
    }),
  },
  getDeskPicture: { input: z.strictObject({ broadcastId: uuid }), output: deskPicture },
  listDeskRooms: {
    input: z.strictObject({
      kind: z.literal(roomKinds.codeList).optional(),
      watchRule: z.literal(roomWatchRules.codeList).optional(),
      /** A part of the title or of the anchor's name, or the whole number. */
      keyword: typedText(1, 40).optional(),
      /** The number of the last room of the page before. */
      cursor: chatRoomNo.optional(),
    }),
    output: z.strictObject({ rooms: z.array(deskRoom), next: chatRoomNo.nullable() }),
  },
  listDeskSchedule: {
    input: z.strictObject({
      status: z.literal(scheduleStatuses.codeList),
      /** The last entry of the page before. */
      cursor: scheduleId.optional(),
    }),
    output: z.strictObject({ entries: z.array(deskScheduleEntry), next: scheduleId.nullable() }),
  },
  takeDownBroadcast: {
    input: z.strictObject({ broadcastId: uuid, reason }),
    output: z.strictObject({ broadcast: operatorBroadcast }),
  },
  uncoverBroadcast: {
    input: z.strictObject({ broadcastId: uuid, reason }),
    output: z.strictObject({ broadcast: operatorBroadcast }),
  },
  setLiveRoomRule: {
    input: z.strictObject({
      chatRoomNo,
      watchRule: z.literal(roomWatchRules.codeList),
      delaySeconds: z.int().min(0).max(60),
      reason,
    }),
    output: z.strictObject({ watchRule: z.literal(roomWatchRules.codeList), delaySeconds: z.int() }),
  },
  openRoomBroadcast: { input: z.strictObject({ chatRoomNo }), output: openedBroadcast },
  listAnchors: {
    input: z.strictObject({
      status: z.literal(anchorStatuses.codeList).optional(),
      /** A part of the name. */
      keyword: typedText(1, 40).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ anchors: z.array(operatorAnchor), next: cursor.nullable() }),
  },
  decideAnchor: {
    input: z.strictObject({ anchorId: uuid, approves: z.boolean(), reason }),
    output: oneAnchor,
  },
  suspendAnchor: { input: ofAnchor, output: oneAnchor },
  resumeAnchor: { input: ofAnchor, output: oneAnchor },
  proposeAnchorContract: {
    input: z.strictObject({ anchorId: uuid, sharePercent, reason }),
    output: z.strictObject({ proposalId: uuid, contract: anchorContract }),
  },
  announceInRoom: {
    input: z.strictObject({ chatRoomNo, title: broadcastTitle, startsAt: instant }),
    output: oneEntry,
  },
  cancelScheduleEntry: {
    input: z.strictObject({ scheduleId, reason }),
    output: oneEntry,
  },
} satisfies SchemasOf<typeof liveOperatorEndpoints>;
