import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { offeredAccounts } from '../../channels/offline/channel.ts';
import { bankList } from '#modules/payout-methods';
import { publishedSettings } from '../../settings/published-settings.ts';

/** The banks of the accounts that take offline transfers now, each once. Writes nothing. */
export const listReceivingBanks: Operation<
  (typeof cashierEndpoints)['listReceivingBanks'],
  (typeof cashierSchemas)['listReceivingBanks']
> = async (app) => {
  const codes = new Set(offeredAccounts(await publishedSettings(app)).map(({ bankCode }) => bankCode));
  return { banks: bankList.filter(({ bankCode }) => codes.has(bankCode)).map((bank) => ({ ...bank })) };
};

/** The banks that can be paid from, the most used first. Writes nothing. */
export const listPayingBanks: Operation<
  (typeof cashierEndpoints)['listPayingBanks'],
  (typeof cashierSchemas)['listPayingBanks']
> = () => Promise.resolve({ banks: bankList.map((bank) => ({ ...bank })) });
