import type { luxuryEndpoints } from '@fairway/contract/promotions/luxury/endpoints.ts';
import type { luxurySchemas } from '@fairway/contract/promotions/luxury/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { exchangeGift } from '../gift/exchange-gift.ts';
import { luxuryGiftsOf } from './gifts-of.ts';
import { spendPoints } from './spend-points.ts';

/** Takes points for a gift, each once a member. Throws what `exchangeGift` throws and `pointsInsufficient`. */
export const exchangeLuxuryGift: Operation<
  (typeof luxuryEndpoints)['exchangeLuxuryGift'],
  (typeof luxurySchemas)['exchangeLuxuryGift']
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
          kind: 'luxury',
          giftsOf: luxuryGiftsOf,
          charge: (charged, { campaign, gift }) =>
            spendPoints(charged, app, memberId, { campaign, price: BigInt(gift.price) }),
        },
      ),
    ),
  );
};
