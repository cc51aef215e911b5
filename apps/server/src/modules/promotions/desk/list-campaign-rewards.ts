import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { findMemberNames } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOpenAppeals } from '../appeals/appeals-store.ts';
import { readIdCursor } from '../rewards/read-id-cursor.ts';
import { selectRewardPage } from '../rewards/reward-pages-store.ts';
import { presentOperatorReward } from './present-operator-reward.ts';

const pageSize = 20;

/** Rewards of a campaign or of all, newest first, of one state or of every one, or those whose appeal waits for an answer. */
export const listCampaignRewards: Operation<
  (typeof promotionOperatorEndpoints)['listCampaignRewards'],
  (typeof promotionOperatorSchemas)['listCampaignRewards']
> = async (app, _call, { campaign = null, state = null, appealed, cursor }) => {
  const before = readIdCursor(cursor);
  const span = { before, limit: pageSize + 1 };
  const rows = appealed
    ? await selectOpenAppeals(app.db, span)
    : await selectRewardPage(app.db, { campaign, state, ...span });
  const page = rows.slice(0, pageSize);
  const now = await databaseNow(app.db);
  const names = await findMemberNames(
    app.db,
    page.map((row) => row.member_id),
  );
  return {
    rewards: page.map((row) => presentOperatorReward(row, { names, now })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
