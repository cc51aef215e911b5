import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { shareMember, statusRefusal } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { sharePublished } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { selectEnrolment } from '../../enrolments/enrolments-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { presentReward } from '../../rewards/present-reward.ts';
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

      const reward = await giveReward(tx, app, pay, {
        ...step,
        memberId,
        campaign: input,
        version: hash,
        terms,
        amount: counted.gift,
        deposits: [counted.deposit],
      });
      return { status: activityResults.codes.success, reward: presentReward(reward, call.language) };
    }),
  );
};
