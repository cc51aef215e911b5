import type { vipOperatorEndpoints } from '@fairway/contract/vip/operator-endpoints.ts';
import type { vipOperatorSchemas } from '@fairway/contract/vip/operator-schemas.ts';
import { firstReviewedLevel } from '@fairway/promotions';
import { findMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { benefitLevel } from '../member/benefit-level.ts';
import { selectChanges } from '../member/changes-store.ts';
import { findVipMember } from '../member/members-store.ts';
import { judgeReview } from './judge-review.ts';

const shownChanges = 20;

/** A member's level as people see it who look after it. Throws `memberNotFound`. */
export const getMemberVip: Operation<
  (typeof vipOperatorEndpoints)['getMemberVip'],
  (typeof vipOperatorSchemas)['getMemberVip']
> = async (app, _call, { memberId }) => {
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberNotFound');
  const known = await findVipMember(app.db, memberId);
  const changes = await selectChanges(app.db, memberId, shownChanges);
  const reviewed = known?.reviewed ?? 0;
  return {
    level: member.grade,
    benefitLevel: benefitLevel(member.grade, reviewed),
    highest: Math.max(member.grade, known?.highest ?? 0),
    reviewed,
    ownerName: known?.owner_name ?? null,
    isDue: member.grade >= firstReviewedLevel && member.grade > reviewed,
    rules: await judgeReview(app.db, app, member),
    changes: changes.map(({ before_grade: before, after_grade: after, changed_at: at }) => ({
      before,
      after,
      at: at.toISOString(),
    })),
  };
};
