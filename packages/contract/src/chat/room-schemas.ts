import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { chatRoomNo } from '../live/room-schemas.ts';
import { chatSetup } from './item-schemas.ts';
import { chatForm, inRoom } from './message-schemas.ts';
import type { chatRoomEndpoints } from './room-endpoints.ts';

const switches = z.strictObject({
  /** On: the site's and the room's are. */
  on: z.boolean(),
  site: z.boolean(),
  room: z.boolean(),
});

export const chatRoomSchemas = {
  listChatRoomStatuses: {
    input: z.strictObject({ form: chatForm, chatRoomNos: z.array(chatRoomNo).max(100) }),
    output: z.strictObject({
      rooms: z.array(
        z.strictObject({
          chatRoomNo,
          /** 0 closed, 1 open, 2 admins only, 3 read only. */
          status: z.int().min(0).max(3),
          online: z.int(),
          lastN: z.int(),
        }),
      ),
    }),
  },
  getChatSetup: {
    input: z.strictObject(inRoom),
    output: z.strictObject({ chatRoomNo, setup: chatSetup }),
  },
  setChatSetup: {
    input: z.strictObject({ ...inRoom, setup: chatSetup.partial() }),
    output: z.strictObject({ chatRoomNo, setup: chatSetup }),
  },
  getChatSwitch: { input: z.strictObject(inRoom), output: switches },
  setChatSwitch: { input: z.strictObject({ ...inRoom, on: z.boolean() }), output: switches },
  getChatGreeting: {
    input: z.strictObject(inRoom),
    output: z.strictObject({ greeting: z.string(), summary: z.string() }),
  },
  setChatEntrance: {
    input: z.strictObject({
      ...inRoom,
      /** Arrivals are announced in this room; its admin or anchor may say. */
      enabled: z.boolean().optional(),
      /** The caller enters rooms unannounced. */
      silent: z.boolean().optional(),
    }),
    output: z.strictObject({ enabled: z.boolean(), silent: z.boolean() }),
  },
} satisfies SchemasOf<typeof chatRoomEndpoints>;
