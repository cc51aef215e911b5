import type { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import type { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import { findMembers } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { selectTipFlags } from './desk-store.ts';

/** Givers whom a person should look at: one of whom most of an anchor's week comes. */
export const listTipFlags: Operation<
  (typeof giftDeskEndpoints)['listTipFlags'],
  (typeof giftDeskSchemas)['listTipFlags']
> = async (app) => {
  const rows = await selectTipFlags(app.db, app.clock.now());
  const members = await findMembers(
    app.db,
    rows.map((row) => row.member_id),
  );
  return {
    flags: rows.map((row) => ({
      memberId: row.member_id,
      memberName: members.get(row.member_id)?.name ?? '',
      anchorId: row.anchor_id,
      anchorName: row.anchor_name,
      coins: Number(row.coins),
      all: Number(row.all_coins),
      percent: Number((row.coins * 100n) / row.all_coins),
    })),
  };
};
