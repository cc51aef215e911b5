import { activityResults } from '@fairway/contract/promotions/activities.ts';
import { prizeReceipts } from '@fairway/contract/promotions/gifts.ts';
import type { raffleEndpoints } from '@fairway/contract/promotions/raffle/endpoints.ts';
import type { raffleSchemas } from '@fairway/contract/promotions/raffle/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { shareMember, statusRefusal } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import type { RewardRow } from '../../tables.ts';
import { selectTicket } from './raffle-tickets-store.ts';
import { selectRaffle } from './raffles-store.ts';

/**
 * Takes the prize of an own winning ticket, once; isGet is 1 from then on. What was won is paid though the campaign is paused or over, or its
 * member on a break. Throws `activityUnknown` (also for a ticket of another member, or one that did not win), `raffleNotDrawn`,
 * `rewardAlreadyClaimed`, `applyUnderReview`, `rewardExpired`, `memberFrozen` and `prizeSoldOut`.
 */
export const claimRafflePrize: Operation<
  (typeof raffleEndpoints)['claimRafflePrize'],
  (typeof raffleSchemas)['claimRafflePrize']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const refusal = statusRefusal((await shareMember(tx, memberId))?.status);
      if (refusal?.error === 'memberFrozen') throw refusal;
      const raffle = await selectRaffle(tx, input.no);
      const ticket = raffle && (await selectTicket(tx, input.no, input.number));
      if (!ticket || ticket.member_id !== memberId) throw new AppError('activityUnknown');
      if (!raffle.drawn_at) throw new AppError('raffleNotDrawn');
      if (ticket.reward_id === null) throw new AppError('activityUnknown');

      const reward = await holdReward(tx, memberId, ticket.reward_id);
      if (!reward) throw new Error('a winner without a reward');
      refuseState(reward, await databaseNow(tx));
      await pay(tx, reward);
      return {
        status: activityResults.codes.success,
        amount: formatMoney(money('CNY', reward.amount)),
        isGet: prizeReceipts.codes.received,
      };
    }),
  );
};

function refuseState({ state, expires_at }: RewardRow, now: Date): void {
  if (state === 'paid') throw new AppError('rewardAlreadyClaimed');
  if (state === 'applied') throw new AppError('applyUnderReview');
  if (state !== 'reached' || (expires_at && expires_at <= now)) throw new AppError('rewardExpired');
}
