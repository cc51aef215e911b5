import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readIdCursor } from './read-id-cursor.ts';
import { presentReward } from './present-reward.ts';
import { selectOwnRewards } from './reward-pages-store.ts';

const pageSize = 20;

/** Own rewards of all campaigns, the latest first. Throws `inputInvalid` for a cursor that no page gave. */
export const listRewards: Operation<
  (typeof promotionEndpoints)['listRewards'],
  (typeof promotionSchemas)['listRewards']
> = async (app, call, { cursor }) => {
  const page = { before: readIdCursor(cursor), limit: pageSize + 1 };
  const rows = await selectOwnRewards(app.db, call.member.memberId, page);
  const shown = rows.slice(0, pageSize);
  return {
    rewards: shown.map((row) => presentReward(row, call.language)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};
