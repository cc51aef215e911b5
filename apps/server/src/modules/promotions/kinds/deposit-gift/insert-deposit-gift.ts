import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift-endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift-schemas.ts';
import { shardOf } from '#modules/ledger';
import { shareMember, statusRefusal } from '#modules/members';
import { hundredths } from '#modules/turnover';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { sharePublished } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { selectEnrolment } from '../../enrolments/enrolments-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { holdRewardOf, insertReward } from '../../rewards/rewards-store.ts';
import { countedDeposit } from './counted-deposit.ts';
import { depositsOf } from './deposits-of.ts';

const step = { step: 'gift', period: 'once' };

/**
 * Takes the gift of the deposit that counts, by the terms the member joined under, once; above 1,000.00 people review it. What was earned is
 * paid though the campaign is paused or over. Throws `activityUnknown`, `taskUnfinished` before such a deposit, `rewardAlreadyClaimed`,
 * `applyUnderReview`, `memberFrozen` and `prizeSoldOut`.
 */
export const insertDepositGift: Operation<
  (typeof depositGiftEndpoints)['insertDepositGift'],
  (typeof depositGiftSchemas)['insertDepositGift']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const refusal = statusRefusal((await shareMember(tx, memberId))?.status);
      if (refusal?.error === 'memberFrozen') throw refusal;
      if (!(await sharePublished(tx, input))) throw new AppError('activityUnknown');
      const enrolment = await selectEnrolment(tx, memberId, input);
      const version = enrolment && (await selectVersion(tx, enrolment.version));
      if (!enrolment || !version) throw new AppError('taskUnfinished');
      const { document: terms, hash } = version;
      const deposits = await depositsOf(tx, memberId, await databaseNow(tx));
      const counted = countedDeposit(input.kind, terms, { enrolment, deposits });
      if (!counted || counted.gift === 0n) throw new AppError('taskUnfinished');

      const isReviewed = counted.gift > reviewedAbove;
      const reward = {
        ...input,
        ...step,
        id: app.ids.uuid(),
        member_id: memberId,
        version: hash,
        amount: counted.gift,
        turnover: Number(hundredths(terms.turnover)),
        state: isReviewed ? ('applied' as const) : ('reached' as const),
        expires_at: null,
      };
      if (!(await insertReward(tx, reward))) {
        const there = await holdRewardOf(tx, memberId, { ...input, ...step });
        throw new AppError(there?.state === 'applied' ? 'applyUnderReview' : 'rewardAlreadyClaimed');
      }
      if (!isReviewed) await pay(tx, { ...reward, shard_id: shardOf(memberId) });
      const row = await holdRewardOf(tx, memberId, { ...input, ...step });
      if (!row) throw new Error('a reward that was written is not there');
      const titles = { title_zh: terms.zh.title, title_en: terms.en.title };
      return {
        status: activityResults.codes.success,
        reward: presentReward({ ...row, ...titles }, call.language),
      };
    }),
  );
};
