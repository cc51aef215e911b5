import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOnPage } from '../campaigns/campaigns-store.ts';
import { judgeMember, unmet } from '../eligibility/judge-member.ts';
import { readMemberView } from '../eligibility/member-view.ts';
import { groupReasons } from '../limits/group-reasons.ts';
import { abuseReasons } from '../reversals/abuse/abuse-reasons.ts';
import { presentReward } from '../rewards/present-reward.ts';
import { selectRewardsOfStep } from '../rewards/rewards-store.ts';
import { offerStep } from './offer-step.ts';
import { presentActivity } from './present-activity.ts';

/** One campaign with its terms, and what stands against the caller's taking part. Throws `activityUnknown`. */
export const getActivity: Operation<
  (typeof promotionEndpoints)['getActivity'],
  (typeof promotionSchemas)['getActivity']
> = async (app, call, input) => {
  const { language, member } = call;
  const campaign = await selectOnPage(app.db, input);
  if (!campaign?.published) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const { published: hash, terms, kind, no } = campaign;
  const activity = presentActivity(campaign, { now, language, isPreview: false, hash });
  if (!member) return activity;

  const { memberId } = member;
  const [view, rewards] = await Promise.all([
    readMemberView(app.db, app, memberId, { since: campaign.starts_at, now }),
    selectRewardsOfStep(app.db, memberId, { kind, no, step: offerStep.step }),
  ]);
  const [reward] = rewards;
  const titles = { title_zh: terms.zh.title, title_en: terms.en.title };
  return {
    ...activity,
    reasons: unmet([
      ...judgeMember(terms, view),
      ...(await abuseReasons(app.db, memberId, { kind, no })),
      ...(await groupReasons(app.db, memberId, { kind, no, terms, language })),
    ]),
    reward: reward ? presentReward({ ...reward, ...titles }, language) : null,
  };
};
