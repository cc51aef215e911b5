import type { ChatSender } from '@fairway/contract/chat/item-schemas.ts';
import { uuidOf } from '#modules/ledger';
import { findRoom } from '#modules/live';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import type { Platform } from '#platform/platform.ts';
import { writeItem } from '../lane/room-lane.ts';
import { senderOf } from '../messages/sender-of.ts';
import { openChatRoom } from '../rooms/chat-room-store.ts';
import type { ItemBody } from '../tables.ts';

/** A giver who has not chosen to be named. */
const unnamed: ChatSender = { userNo: '', name: '', role: 'member', grade: 0 };

/** Shows a gift in its room, once however often the event comes. */
export const sayGift = defineSubscriber({
  event: 'gift.sent',
  name: 'chat.say-gift',
  async run(app, { chatRoomNo, memberId, shown, giftNo, giftId, name, art, count, coins, streakId, streak }) {
    const room = await findRoom(app.db, BigInt(chatRoomNo));
    if (!room) return;
    const from = shown ? await senderOf(app, room, memberId) : unnamed;
    const gift = { giftNo, giftId, name, count, coins, streakId, streak, art };
    await sayOnce(app, room.no, memberId, `gift/${giftNo}`, { kind: 'gift', from, gift });
  },
});

/** Takes a gift that went back from the screens. */
export const sayGiftBack = defineSubscriber({
  event: 'gift.takenBack',
  name: 'chat.say-gift-back',
  async run(app, { chatRoomNo, memberId, giftNo }) {
    const room = await findRoom(app.db, BigInt(chatRoomNo));
    if (room) await sayOnce(app, room.no, memberId, `giftBack/${giftNo}`, { kind: 'giftBack', giftNo });
  },
});

/** What an event says: its name stands for the client id, so a second delivery answers the first item. */
async function sayOnce(
  app: Platform,
  room: bigint,
  memberId: string,
  name: string,
  body: ItemBody,
): Promise<void> {
  await openChatRoom(app.db, room);
  await writeItem(app, room, { id: app.ids.uuid(), body, memberId, clientId: uuidOf(name) });
}
