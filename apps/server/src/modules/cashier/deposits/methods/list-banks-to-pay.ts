import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { offeredAccounts } from '../../channels/offline/channel.ts';
import { bankList } from '#modules/payout-methods';
import { publishedSettings } from '../../settings/published-settings.ts';

/** The banks of the accounts that take offline transfers now, each once. Writes nothing. */
export const listReceivingBanks: Operation<
  (typeof payEndpoints)['listReceivingBanks'],
  (typeof paySchemas)['listReceivingBanks']
> = async (app) => {
  const codes = new Set(offeredAccounts(await publishedSettings(app)).map(({ bankCode }) => bankCode));
  return { banks: bankList.filter(({ bankCode }) => codes.has(bankCode)).map((bank) => ({ ...bank })) };
};

/** The banks that can be paid from, the most used first. Writes nothing. */
export const listPayingBanks: Operation<
  (typeof payEndpoints)['listPayingBanks'],
  (typeof paySchemas)['listPayingBanks']
> = () => Promise.resolve({ banks: bankList.map((bank) => ({ ...bank })) });
