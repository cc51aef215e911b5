import type { cashierSettingsEndpoints } from '@fairway/contract/cashier/settings-endpoints.ts';
import type { cashierSettingsSchemas } from '@fairway/contract/cashier/settings-schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { offeredPayTypes } from './offered-pay-types.ts';

/** The payment methods that the channels of this installation offer, whatever the settings say of them. */
export const listOfferedPayTypes: Operation<
  (typeof cashierSettingsEndpoints)['listOfferedPayTypes'],
  (typeof cashierSettingsSchemas)['listOfferedPayTypes']
> = async (app, call) => ({
  payTypes: offeredPayTypes(app).map(({ payType, names, engine, min, max, offeredAtFirst = false }) => ({
    payType,
    name: call.language === 'en' ? names.en : names.zh,
    engine,
    offeredAtFirst,
    min: formatMoney(min),
    max: formatMoney(max),
  })),
});
