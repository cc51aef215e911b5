import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { instantEndpoints } from '@fairway/contract/promotions/instant/endpoints.ts';
import type { instantSchemas } from '@fairway/contract/promotions/instant/schemas.ts';
import { shareMember, statusRefusal } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { sharePublished } from '../../campaigns/campaigns-store.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { drawnTerms } from './drawn-terms.ts';
import { selectDraw } from './draws-store.ts';
import { presentDraw } from './present-draw.ts';

/**
 * Pays a drawn prize, once; isGet is 1 from then on. What was won is paid though the campaign is paused or over, or its member on a break.
 * Throws `activityUnknown`, `drawNotFound`, `nothingToClaim`, `rewardAlreadyClaimed`, `applyUnderReview`, `rewardExpired`,
 * `memberFrozen` and `prizeSoldOut`.
 */
export const claimPrize: Operation<
  (typeof instantEndpoints)['claimPrize'],
  (typeof instantSchemas)['claimPrize']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const refusal = statusRefusal((await shareMember(tx, memberId))?.status);
      if (refusal?.error === 'memberFrozen') throw refusal;
      if (!(await sharePublished(tx, input))) throw new AppError('activityUnknown');
      const draw = await selectDraw(tx, memberId, input);
      if (!draw) throw new AppError('drawNotFound');
      if (draw.reward_id === null) throw new AppError('nothingToClaim');

      const reward = await holdReward(tx, memberId, draw.reward_id);
      if (reward?.state === 'paid') throw new AppError('rewardAlreadyClaimed');
      if (reward?.state === 'applied') throw new AppError('applyUnderReview');
      if (reward?.state === 'expired') throw new AppError('rewardExpired');
      if (reward?.state !== 'reached') throw new AppError('nothingToClaim');
      if (reward.expires_at && reward.expires_at <= (await databaseNow(tx)))
        throw new AppError('rewardExpired');
      await pay(tx, reward);
      const terms = await drawnTerms(tx, draw.version);
      return {
        status: activityResults.codes.success,
        draw: presentDraw({ ...draw, state: 'paid' }, terms, call.language),
      };
    }),
  );
};
