import { uuid } from '@fairway/contract/fields.ts';
import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { giftStateOf } from './gift-state.ts';
import { selectOwnGifts } from './gifts-store.ts';
import { anchorWorthOf, worthOf } from './worth.ts';

const pageSize = 20;

/** The caller's gifts, newest first. */
export const listOwnGifts: Operation<
  (typeof giftEndpoints)['listOwnGifts'],
  (typeof giftSchemas)['listOwnGifts']
> = async (app, call, { cursor }) => {
  if (cursor !== undefined && !uuid.safeParse(cursor).success)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  const rows = await selectOwnGifts(app.db, call.member.memberId, {
    before: cursor ?? null,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const now = app.clock.now();
  return {
    gifts: page.map((row) => ({
      giftNo: row.gift_no,
      chatRoomNo: String(row.room_no),
      anchorName: row.anchor_name,
      giftId: row.gift,
      name: { zh: row.name_zh, en: row.name_en },
      count: row.count,
      coins: Number(row.coins),
      worth: worthOf(row.coins),
      anchorWorth: anchorWorthOf(row.coins, row.share_percent),
      state: giftStateOf(row, now),
      sentAt: row.sent_at.toISOString(),
    })),
    next: last?.id ?? null,
  };
};
