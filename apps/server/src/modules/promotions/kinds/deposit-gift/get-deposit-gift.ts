import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { selectEnrolment } from '../../enrolments/enrolments-store.ts';
import { unmet } from '../../eligibility/judge-member.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { countedDeposit } from './counted-deposit.ts';
import { depositsOf } from './deposits-of.ts';
import { judgeJoin } from './judge-join.ts';

/** Where the caller stands: joined or not and why not, the deposit that counts, the gift. Throws `activityUnknown`. */
export const getDepositGift: Operation<
  (typeof depositGiftEndpoints)['getDepositGift'],
  (typeof depositGiftSchemas)['getDepositGift']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const campaign = await selectPublished(app.db, input);
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const [view, deposits, enrolment, rewards] = await Promise.all([
    readMemberView(app.db, app, memberId, { since: campaign.starts_at, now }),
    depositsOf(app.db, memberId, now),
    selectEnrolment(app.db, memberId, input),
    selectRewardsOfStep(app.db, memberId, { ...input, step: 'gift' }),
  ]);
  const version = enrolment && (await selectVersion(app.db, enrolment.version));
  const counted =
    enrolment && version && countedDeposit(input.kind, version.document, { enrolment, deposits });
  const { terms } = campaign;
  const titles = { title_zh: terms.zh.title, title_en: terms.en.title };
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  const [reward] = rewards;
  return {
    joined: enrolment
      ? { joinedAt: enrolment.joined_at.toISOString(), until: enrolment.until.toISOString() }
      : null,
    deposit: counted
      ? {
          amount: yuan(counted.deposit.amount),
          at: counted.deposit.at.toISOString(),
          gift: yuan(counted.gift),
        }
      : null,
    reward: reward ? presentReward({ ...reward, ...titles }, call.language) : null,
    reasons: enrolment ? [] : unmet(judgeJoin(input.kind, { terms, view, deposits })),
    now: now.toISOString(),
  };
};
