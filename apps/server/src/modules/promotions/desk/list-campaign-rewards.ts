import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { findMemberNames } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { rewardAmount } from '../rewards/reward-amount.ts';
import { readIdCursor } from '../rewards/read-id-cursor.ts';
import { selectRewardPage } from '../rewards/reward-pages-store.ts';

const pageSize = 20;

/** Rewards of a campaign or of all, newest first, of one state or of every one. */
export const listCampaignRewards: Operation<
  (typeof promotionOperatorEndpoints)['listCampaignRewards'],
  (typeof promotionOperatorSchemas)['listCampaignRewards']
> = async (app, _call, { campaign = null, state = null, cursor }) => {
  const before = readIdCursor(cursor);
  const rows = await selectRewardPage(app.db, { campaign, state, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const names = await findMemberNames(
    app.db,
    page.map((row) => row.member_id),
  );
  return {
    rewards: page.map((row) => ({
      id: row.id,
      memberId: row.member_id,
      memberName: names.get(row.member_id) ?? '',
      kind: row.kind,
      no: row.no,
      step: row.step,
      type: row.type,
      amount: rewardAmount(row),
      goods: row.detail && 'name' in row.detail ? row.detail.name.zh : null,
      state: row.state,
      at: row.reached_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedBy: row.decided_name,
      agreedBy: row.agreed_name,
      remark: row.remark,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
