import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { boardPlaces } from '@fairway/contract/live/gifts.ts';
import { findMembers } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectRoom } from '../../rooms/rooms-store.ts';
import { selectBoard } from './boards-store.ts';

/** The givers of a room. A name is shown only of one who chose it with the last gift, and to the giver. Throws `roomNotFound`. */
export const listGiftRanks: Operation<
  (typeof giftEndpoints)['listGiftRanks'],
  (typeof giftSchemas)['listGiftRanks']
> = async (app, call, { chatRoomNo, board }) => {
  const roomNo = BigInt(chatRoomNo);
  if (!(await selectRoom(app.db, roomNo))) throw new AppError('roomNotFound');
  const memberId = call.member?.memberId ?? null;
  const rows = await selectBoard(app.db, { roomNo, board, now: app.clock.now(), memberId });
  const named = rows.filter((row) => row.shown || row.member_id === memberId);
  const members = await findMembers(
    app.db,
    named.map((row) => row.member_id),
  );
  const ranks = rows.map(({ place, member_id, coins, shown }) => ({
    place,
    name: shown ? nameOf(members.get(member_id)) : null,
    coins: Number(coins),
    own: member_id === memberId,
  }));
  return {
    board,
    ranks: ranks.filter(({ place }) => place <= boardPlaces),
    own: ranks.find(({ own }) => own) ?? null,
  };
};

/** A login name is half of a login: of one who has chosen no nickname the room sees its ends. */
function nameOf(member: { name: string; nick_name: string } | undefined): string | null {
  if (!member) return null;
  const { name, nick_name: nick } = member;
  return nick === name ? `${name.slice(0, 2)}***${name.slice(-1)}` : nick;
}
