import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, typedText, uuid } from '../fields.ts';
import { inRoom } from './message-schemas.ts';
import type { chatPowerEndpoints } from './power-endpoints.ts';
import { chatReportReasons } from './states.ts';

/** A member's number in chats. */
export const userNo = z.string().regex(/^[1-9]\d{0,17}$/);
export const muteReason = typedText(1, 200);
/** Minutes of the longest mute that an operator gives (14 days); less for admins and anchors. */
export const longestMuteMinutes = 14 * 24 * 60;
export const muteMinutes = z.int().min(1).max(longestMuteMinutes);

export const chatMute = z.strictObject({
  muteId: uuid,
  userNo,
  name: z.string(),
  reason: z.string(),
  mutedAt: instant,
  /** Null: for good. */
  unBanTime: instant.nullable(),
  mutedByRole: z.enum(['admin', 'anchor', 'operator', 'filter']),
  /** Of this room, or of the whole site, which only operators end. */
  scope: z.enum(['room', 'site']),
});
export type ChatMute = z.output<typeof chatMute>;

/** Admins that a room has at most by its anchor's choice; operators may name more. */
export const mostRoomAdmins = 20;

const roomAdmin = z.strictObject({
  userNo,
  name: z.string(),
  namedByRole: z.enum(['operator', 'anchor']),
  namedAt: instant,
});

export const chatPowerSchemas = {
  actAsChatAdmin: {
    input: z.discriminatedUnion('act', [
      z.strictObject({ ...inRoom, act: z.literal('remove'), messageId: uuid }),
      z.strictObject({
        ...inRoom,
        act: z.literal('mute'),
        userNo,
        reason: muteReason,
        minutes: muteMinutes,
      }),
    ]),
    output: z.strictObject({ messageId: uuid.nullable(), mute: chatMute.nullable() }),
  },
  listChatMuted: {
    input: z.strictObject(inRoom),
    output: z.strictObject({ list: z.array(chatMute) }),
  },
  listRoomAdmins: {
    input: z.strictObject(inRoom),
    output: z.strictObject({ list: z.array(roomAdmin), most: z.int() }),
  },
  nameRoomAdmin: {
    input: z.strictObject({ ...inRoom, userNo, admin: z.boolean() }),
    output: z.strictObject({ userNo, admin: z.boolean() }),
  },
  unblockChatMember: {
    input: z.strictObject({ ...inRoom, userNo }),
    output: z.strictObject({ userNo }),
  },
  appealChatMute: {
    input: z.strictObject({ ...inRoom, muteId: uuid, text: typedText(1, 500) }),
    output: z.strictObject({ muteId: uuid, appealedAt: instant }),
  },
  reportChat: {
    input: z.strictObject({ ...inRoom, messageId: uuid, reason: z.literal(chatReportReasons.codeList) }),
    output: z.strictObject({ reportId: uuid }),
  },
} satisfies SchemasOf<typeof chatPowerEndpoints>;
