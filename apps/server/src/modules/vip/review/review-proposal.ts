import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { Tx } from '#platform/db/database.ts';
import { holdMember } from '#modules/members';
import type { ProposalKind } from '#modules/operators';
import { reviewRules } from '@fairway/contract/vip/review.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { noteReviewed } from '../member/members-store.ts';
import { judgeReview } from './judge-review.ts';

export const reviewKind = 'vip.review';

const payload = z.object({ memberId: z.string(), name: z.string(), level: z.number(), owner: z.string() });
export type ReviewPayload = z.output<typeof payload>;

/** Two people agree that a level above 7 gives its benefits. A change of the level or the account voids what waits. */
export const vipReviewProposal: ProposalKind = {
  name: reviewKind,
  rights: { read: 'promotions.read', propose: 'promotions.review', decide: 'promotions.review' },
  objectKind: 'member',
  after: (stored) => payload.parse(stored),
  async lockVersion(tx, memberId) {
    const member = await holdMember(tx, memberId);
    return member ? `${member.grade}/${member.status}` : '';
  },
  async carryOut(tx, app, call, row) {
    const { memberId, level: reviewed, owner } = payload.parse(row.payload);
    await refuseUnfit(tx, app, memberId, { level: reviewed, language: call.language });
    await noteReviewed(tx, memberId, { reviewed, owner });
  },
};

/** Throws `memberNotFound`, and `vipReviewUnfit` with the first rule that is not met or where the member is not on that level. */
export async function refuseUnfit(
  tx: Tx,
  app: Platform,
  memberId: string,
  { level, language }: { level: number; language: Language },
): Promise<{ name: string; grade: number; status: string }> {
  const member = await holdMember(tx, memberId);
  if (!member) throw new AppError('memberNotFound');
  const failed = (await judgeReview(tx, app, member)).find(({ met }) => !met);
  const rule = failed && reviewRules.label(failed.rule, language === 'en' ? 'en' : 'zh');
  if (member.grade !== level) throw new AppError('vipReviewUnfit', { level, rule: `VIP${member.grade}` });
  if (rule !== undefined) throw new AppError('vipReviewUnfit', { level, rule });
  return member;
}
