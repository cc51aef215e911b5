import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { bankList } from './banks.ts';

/** The banks whose cards can be bound, the most used first. Writes nothing. */
export const listBanks: Operation<
  (typeof cashierEndpoints)['listBanks'],
  (typeof cashierSchemas)['listBanks']
> = () => Promise.resolve({ banks: [...bankList] });
