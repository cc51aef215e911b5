import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';

/** The coin wallet. Nothing holds coins yet, so all of them can be spent. */
export const getCoinBalance: Operation<
  (typeof walletEndpoints)['getCoinBalance'],
  (typeof walletSchemas)['getCoinBalance']
> = async (app, call) => {
  const balance = formatMoney(await readBalance(app.db, accountsOf(call.member.memberId).coins()));
  return { balance, availableBalance: balance };
};
