import type { pushOfferEndpoints } from '@fairway/contract/promotions/push-offers/endpoints.ts';
import type { pushOfferSchemas } from '@fairway/contract/promotions/push-offers/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { offerStep } from '../../activities/offer-step.ts';
import { presentCard } from '../../activities/present-activity.ts';
import { selectRunning } from '../../campaigns/running-store.ts';
import { judgeMember, unmet } from '../../eligibility/judge-member.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';

/** Offers for the caller: what was applied for is not offered again, and nothing to who may not be offered anything. */
export const listPushOffers: Operation<
  (typeof pushOfferEndpoints)['listPushOffers'],
  (typeof pushOfferSchemas)['listPushOffers']
> = async (app, { member, language }) => {
  const { memberId } = member;
  const now = await databaseNow(app.db);
  const offers = [];
  for (const campaign of await selectRunning(app.db, ['push'])) {
    const { kind, no, terms, starts_at: since } = campaign;
    if (terms.kind !== 'push') continue;
    const [view, rewards] = await Promise.all([
      readMemberView(app.db, app, memberId, { since, now }),
      selectRewardsOfStep(app.db, memberId, { kind, no, step: offerStep.step }),
    ]);
    if (rewards.length > 0 || unmet(judgeMember(terms, view)).length > 0) continue;
    offers.push({
      ...presentCard(campaign, now, language),
      reward: terms.reward,
      gives: terms.gives ?? null,
    });
  }
  return { offers };
};
