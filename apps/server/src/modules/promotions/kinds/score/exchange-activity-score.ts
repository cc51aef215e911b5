import type { scoreEndpoints } from '@fairway/contract/promotions/score/endpoints.ts';
import type { scoreSchemas } from '@fairway/contract/promotions/score/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { spentIn } from '../gift/claims-store.ts';
import { exchangeGift } from '../gift/exchange-gift.ts';
import { earnedBy, scoredActs, scoreGiftsOf } from './score-of.ts';

/** Exchanges score for a gift, each once a member. Throws what `exchangeGift` throws and `scoreInsufficient`. */
export const exchangeActivityScore: Operation<
  (typeof scoreEndpoints)['exchangeActivityScore'],
  (typeof scoreSchemas)['exchangeActivityScore']
> = async (app, call, choice) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input: choice };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, (tx) =>
      exchangeGift(
        tx,
        app,
        { call, pay, choice },
        {
          kind: 'score',
          giftsOf: scoreGiftsOf,
          charge: async (charged, { campaign, gift, claims, now }) => {
            const earned = earnedBy(await scoredActs(charged, app, memberId, { campaign, now }));
            const available = Math.max(0, earned - Number(spentIn(claims)));
            const need = gift.price;
            if (available < need) throw new AppError('scoreInsufficient', { need, available });
            return BigInt(need);
          },
        },
      ),
    ),
  );
};
