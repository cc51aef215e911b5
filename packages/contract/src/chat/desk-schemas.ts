import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, instant, nothing, typedText, uuid } from '../fields.ts';
import { chatRoomNo } from '../live/room-schemas.ts';
import type { chatDeskEndpoints } from './desk-endpoints.ts';
import { muteMinutes, muteReason } from './power-schemas.ts';
import { chatReportReasons } from './states.ts';

const person = z.strictObject({ memberId: z.string(), name: z.string() });
const message = { chatRoomNo, writer: person, text: z.string() };

export const reportedChat = z.strictObject({
  itemId: uuid,
  ...message,
  reasons: z.array(z.literal(chatReportReasons.codeList)),
  firstAt: instant,
});
export const heldChat = z.strictObject({ id: uuid, ...message, heldAt: instant });
export const deskMute = z.strictObject({
  muteId: uuid,
  member: person,
  /** Null on the whole site. */
  chatRoomNo: chatRoomNo.nullable(),
  reason: z.string(),
  mutedByRole: z.enum(['admin', 'anchor', 'operator', 'filter']),
  mutedAt: instant,
  /** Null: for good. */
  until: instant.nullable(),
  appeal: z.string(),
  appealedAt: instant.nullable(),
});
export type ReportedChat = z.output<typeof reportedChat>;
export type HeldChat = z.output<typeof heldChat>;
export type DeskMute = z.output<typeof deskMute>;

/** A member's login name as it is typed. */
const memberName = typedText(1, 40);

export const chatDeskSchemas = {
  getChatDesk: {
    input: nothing,
    output: z.strictObject({
      reports: z.array(reportedChat),
      held: z.array(heldChat),
      appeals: z.array(deskMute),
      mutes: z.array(deskMute),
    }),
  },
  decideChatReport: {
    input: z.strictObject({ itemId: uuid, decision: z.enum(['removed', 'muted', 'dismissed']) }),
    output: done,
  },
  decideHeldChat: { input: z.strictObject({ id: uuid, release: z.boolean() }), output: done },
  decideChatAppeal: {
    input: z.strictObject({ muteId: uuid, free: z.boolean(), answer: typedText(1, 200) }),
    output: done,
  },
  muteInChats: {
    input: z.strictObject({
      name: memberName,
      /** Null on the whole site. */
      chatRoomNo: chatRoomNo.nullable(),
      /** Null: for good. */
      minutes: muteMinutes.nullable(),
      reason: muteReason,
    }),
    output: z.strictObject({ muteId: uuid, until: instant.nullable() }),
  },
  freeInChats: { input: z.strictObject({ muteId: uuid, reason: muteReason }), output: done },
  nameChatAdmin: {
    input: z.strictObject({ chatRoomNo, name: memberName, admin: z.boolean() }),
    output: done,
  },
  sayFromDesk: { input: z.strictObject({ chatRoomNo, text: typedText(1, 400) }), output: done },
} satisfies SchemasOf<typeof chatDeskEndpoints>;
