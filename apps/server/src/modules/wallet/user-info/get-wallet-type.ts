import { walletTypes } from '@fairway/contract/wallet/types.ts';
import type { userInfoEndpoints } from '@fairway/contract/wallet/user-info-endpoints.ts';
import type { userInfoSchemas } from '@fairway/contract/wallet/user-info-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';

/** Every member has both kinds of wallet; named in the caller's language. */
export const getWalletType: Operation<
  (typeof userInfoEndpoints)['getWalletType'],
  (typeof userInfoSchemas)['getWalletType']
> = async (_app, { language }) => ({
  walletTypes: walletTypes.list.map((type) => ({
    walletType: type.key,
    name: language === 'en' ? type.en : type.zh,
  })),
});
