import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activityStatusOf } from '../../campaigns/activity-status.ts';
import { selectShown } from '../../campaigns/campaigns-store.ts';
import { unmet } from '../../eligibility/judge-member.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { depositsOf } from './deposits-of.ts';
import { judgeJoin } from './judge-join.ts';

/** The first running gift of the kind that the caller may join; null where there is none. */
export const checkDepositGiftEntry: Operation<
  (typeof depositGiftEndpoints)['checkDepositGiftEntry'],
  (typeof depositGiftSchemas)['checkDepositGiftEntry']
> = async (app, call, { kind }) => {
  const { memberId } = call.member;
  const now = await databaseNow(app.db);
  const running = (await selectShown(app.db, now)).filter(
    (campaign) =>
      campaign.kind === kind &&
      !campaign.paused &&
      activityStatusOf(campaign, now) === activityStatuses.codes.running,
  );
  if (running.length === 0) return { no: null };
  const deposits = await depositsOf(app.db, memberId, now);
  for (const { no, terms, starts_at } of running) {
    const view = await readMemberView(app.db, app, memberId, { since: starts_at, now });
    if (unmet(judgeJoin(kind, { terms, view, deposits })).length === 0) return { no };
  }
  return { no: null };
};
