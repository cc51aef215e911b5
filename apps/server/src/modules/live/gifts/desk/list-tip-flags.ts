import type { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import type { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import { findMembers } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { findTipFlags } from './find-tip-flags.ts';

/** Givers whom a person should look at, with what stands out of them; 200 at most. */
export const listTipFlags: Operation<
  (typeof giftDeskEndpoints)['listTipFlags'],
  (typeof giftDeskSchemas)['listTipFlags']
> = async (app) => {
  const rows = (await findTipFlags(app)).slice(0, 200);
  const members = await findMembers(
    app.db,
    rows.map((row) => row.member_id),
  );
  return {
    flags: rows.map((row) => ({
      kind: row.kind,
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
