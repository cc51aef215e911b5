import type { presentEndpoints } from '@fairway/contract/promotions/present/endpoints.ts';
import type { presentSchemas } from '@fairway/contract/promotions/present/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { inUndoneTransaction } from '../gift/undone-transaction.ts';
import { exchange } from './exchange.ts';

/** Runs the exchange and takes it back, so that both always say the same; writes nothing. Throws what `exchange` throws. */
export const validateExchange: Operation<
  (typeof presentEndpoints)['validateExchange'],
  (typeof presentSchemas)['validateExchange']
> = async (app, call, choice) => {
  const { status } = await withFund(app, (pay) =>
    inUndoneTransaction(app, (tx) => exchange(tx, app, { call, pay, choice })),
  );
  return { status };
};
