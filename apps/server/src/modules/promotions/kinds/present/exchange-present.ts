import type { presentEndpoints } from '@fairway/contract/promotions/present/endpoints.ts';
import type { presentSchemas } from '@fairway/contract/promotions/present/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { withFund } from '../../rewards/with-fund.ts';
import type { Choice } from '../gift/exchange-gift.ts';
import { exchange } from './exchange.ts';

type Named<Name extends 'exchangePresent' | 'claimTopGift'> = Operation<
  (typeof presentEndpoints)[Name],
  (typeof presentSchemas)[Name]
>;

/** Exchanges a gift of a present, each once. Throws what `exchange` throws. */
export const exchangePresent: Named<'exchangePresent'> = (app, call, choice) =>
  exchangeOnce(app, call, choice);

/** Takes one of the top gifts: they are gifts of presents, so it is their exchange. */
export const claimTopGift: Named<'claimTopGift'> = (app, call, choice) => exchangeOnce(app, call, choice);

function exchangeOnce(app: Platform, call: MemberCall, choice: Choice) {
  const { operation, operationId } = call;
  const key = { owner: `member/${call.member.memberId}`, operation, operationId, input: choice };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, (tx) => exchange(tx, app, { call, pay, choice })),
  );
}
