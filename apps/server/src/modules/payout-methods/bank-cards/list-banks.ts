import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { bankList } from './banks.ts';

/** The banks whose cards can be bound, the most used first. Writes nothing. */
export const listBanks: Operation<
  (typeof payoutMethodEndpoints)['listBanks'],
  (typeof payoutMethodSchemas)['listBanks']
> = () => Promise.resolve({ banks: [...bankList] });
