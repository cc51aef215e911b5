import type { ChatSender } from '@fairway/contract/chat/item-schemas.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { isItemWritten } from '../lane/items-store.ts';
import { writeItem } from '../lane/room-lane.ts';

/** The house; screens name it in their own language. */
const house: ChatSender = { userNo: '', name: '', role: 'operator', grade: 0 };

/** Says what an operator wrote in a room, once: a second run finds the item. */
export const sayFromDeskJob = defineJob<{ chatRoomNo: string; itemId: string; text: string }>({
  name: 'chat.say-from-desk',
  async run(app, { chatRoomNo, itemId, text }) {
    if (await isItemWritten(app.db, itemId)) return;
    const body = { kind: 'text', from: house, text } as const;
    await writeItem(app, BigInt(chatRoomNo), { id: itemId, body, memberId: null, clientId: null });
  },
});
