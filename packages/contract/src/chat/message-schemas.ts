import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';
import { chatRoomNo, venueName } from '../live/room-schemas.ts';
import { chatItem, chatSetup } from './item-schemas.ts';
import type { chatMessageEndpoints } from './message-endpoints.ts';
import { chatCallers, chatUserStatuses } from './states.ts';

/** Items a page of the history, and of what was missed. */
export const historyPage = 50;
export const offlinePage = 200;

/** The form of a chat's paths. */
export const chatForm = z.enum([...chatCallers.codeList, 'app']);
export const inRoom = { form: chatForm, chatRoomNo };

/** Why the caller may not write: 0 free, 1 muted in this room, 2 on the site, 3 a visitor. */
export const chatUserStatus = z.literal(chatUserStatuses.codeList);

export const chatMessageSchemas = {
  getChatConnector: {
    input: z.strictObject(inRoom),
    output: z.strictObject({
      /** Names this caller in the chat: the member's `userNo`; empty for a visitor. */
      imId: z.string(),
      imTopic: z.string(),
      statTopic: z.string(),
      /** Path of the MQTT line on this site, or its whole address where another server takes it. */
      mqttAddress: z.string(),
      ticket: z.string(),
      expiresAt: instant,
    }),
  },
  getChatRoom: {
    input: z.strictObject(inRoom),
    output: z.strictObject({
      chatRoomNo,
      venueName,
      matchId: z.string(),
      title: z.string(),
      /** The present state: an open setup is closed outside of the hours of its match. */
      status: z.int().min(0).max(3),
      /** Minutes before the kick-off from which a match's chat is open. */
      minutesBefore: z.int(),
      opensAt: instant.nullable(),
      closesAt: instant.nullable(),
      summary: z.string(),
      greeting: z.string(),
      wordLimit: z.int(),
      /** The caller's role here; an anchor has an admin's powers and more. */
      role: z.enum(['visitor', 'member', 'admin', 'anchor']),
      admin: z.boolean(),
      /** The switch of the site and the room: off, no panel is shown. */
      switchedOn: z.boolean(),
      userStatus: chatUserStatus,
      unBanTime: instant.nullable(),
      banReason: z.string(),
      muteId: uuid.nullable(),
      /** The mute was appealed and waits for its decision, or was decided. */
      appealed: z.boolean(),
      setup: chatSetup,
      /** The number of the last item. */
      lastN: z.int(),
      online: z.int(),
    }),
  },
  sendChatMessage: {
    input: z.strictObject({
      ...inRoom,
      /** Made by the client, once a message. */
      clientId: uuid,
      /** Read by the operation, which says what is wrong with it. */
      text: z.string().max(8192),
    }),
    output: z.strictObject({
      /** 0 of a message that a person looks at before the room sees it. */
      n: z.int(),
      id: uuid,
      at: instant,
      /** As the room sees it: what a list of words masks is masked. */
      text: z.string(),
      held: z.boolean(),
    }),
  },
  listChatHistory: {
    input: z.strictObject({ ...inRoom, olderThan: z.int().min(1).optional() }),
    output: z.strictObject({ items: z.array(chatItem), lastN: z.int() }),
  },
  listOfflineMessages: {
    input: z.strictObject({ ...inRoom, after: z.int().min(0) }),
    output: z.strictObject({ items: z.array(chatItem), lastN: z.int() }),
  },
} satisfies SchemasOf<typeof chatMessageEndpoints>;
