import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnChatNews } from '@fairway/contract/news.ts';
import type { MuteRow } from '../tables.ts';
import { insertMute, type NewMute } from './mutes-store.ts';

/** Mutes a member in a room, or on the site, in place of an earlier mute there; every screen of the member hears of it. */
export async function muteMember(app: Platform, mute: Omit<NewMute, 'id'>): Promise<MuteRow> {
  return inTransaction(app.db, async (tx) => {
    const row = await insertMute(tx, { ...mute, id: app.ids.uuid() });
    await notifyMember(tx, app, mute.memberId, mute.room, 'mute');
    return row;
  });
}

/** Notifies the member's screens that a right in chats has changed, after the commit. */
export async function notifyMember(
  tx: Tx,
  app: Platform,
  memberId: string,
  room: bigint | null,
  changed: OwnChatNews['changed'],
): Promise<void> {
  await push(tx, app, 'memberChat', { memberId }, { changed, chatRoomNo: room === null ? '' : String(room) });
}
