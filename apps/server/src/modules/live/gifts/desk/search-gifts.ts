import { uuid } from '@fairway/contract/fields.ts';
import type { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import type { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import { findMemberByName, findMembers } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giftStateOf } from '../gift-state.ts';
import { worthOf } from '../worth.ts';
import { selectGifts } from './desk-store.ts';

const pageSize = 50;

/** Gifts by number, giver, room, newest first. A name nobody has finds nothing. */
export const searchGifts: Operation<
  (typeof giftDeskEndpoints)['searchGifts'],
  (typeof giftDeskSchemas)['searchGifts']
> = async (app, _call, { giftNo = null, memberName, chatRoomNo, cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const giver = memberName === undefined ? undefined : await findMemberByName(app.db, memberName);
  if (memberName !== undefined && !giver) return { gifts: [], next: null };
  const rows = await selectGifts(app.db, {
    giftNo,
    memberId: giver?.id ?? null,
    roomNo: chatRoomNo === undefined ? null : BigInt(chatRoomNo),
    before: cursor ?? null,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const members = await findMembers(
    app.db,
    page.map((row) => row.member_id),
  );
  const now = app.clock.now();
  return {
    gifts: page.map((row) => ({
      giftNo: row.gift_no,
      memberId: row.member_id,
      memberName: members.get(row.member_id)?.name ?? '',
      chatRoomNo: String(row.room_no),
      anchorId: row.anchor_id,
      anchorName: row.anchor_name,
      name: { zh: row.name_zh, en: row.name_en },
      count: row.count,
      coins: Number(row.coins),
      worth: worthOf(row.coins),
      sharePercent: row.share_percent,
      state: giftStateOf(row, now),
      sentAt: row.sent_at.toISOString(),
    })),
    next: last?.id ?? null,
  };
};
