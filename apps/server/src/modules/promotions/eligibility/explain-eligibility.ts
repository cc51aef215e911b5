import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../campaigns/campaigns-store.ts';
import { judgeMember, unmet } from './judge-member.ts';
import { groupReasons } from '../limits/group-reasons.ts';
import { abuseReasons } from '../reversals/abuse/abuse-reasons.ts';
import { personReasons } from '../limits/person-reasons.ts';
import { readMemberView } from './member-view.ts';

/** Every rule of a campaign: what is needed and what the caller has. Throws `activityUnknown`. */
export const explainEligibility: Operation<
  (typeof promotionEndpoints)['explainEligibility'],
  (typeof promotionSchemas)['explainEligibility']
> = async (app, call, { kind, no }) => {
  const campaign = await selectPublished(app.db, { kind, no });
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const view = await readMemberView(app.db, app, call.member.memberId, { since: campaign.starts_at, now });
  const { terms } = campaign;
  const { memberId } = call.member;
  const rules = [
    ...judgeMember(terms, view),
    ...(await abuseReasons(app.db, memberId, { kind, no })),
    ...(await groupReasons(app.db, memberId, { kind, no, terms, language: call.language })),
    ...(await personReasons(app.db, app, memberId, { kind, no, terms })),
  ];
  return { eligible: unmet(rules).length === 0, rules };
};
