import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { walletTypeOf } from './present-transfer.ts';
import { transferLimits } from './transfer-limits.ts';

/** The least and the greatest amount of one transfer, each currency. */
export const getTransferOutLimit: Operation<
  (typeof venuesMemberEndpoints)['getTransferOutLimit'],
  (typeof venuesSchemas)['getTransferOutLimit']
> = () =>
  Promise.resolve({
    limits: (['CNY', 'USDT'] as const).map((currency) => ({
      walletType: walletTypeOf(currency),
      currency,
      min: formatMoney(transferLimits[currency].min),
      max: formatMoney(transferLimits[currency].max),
    })),
  });
