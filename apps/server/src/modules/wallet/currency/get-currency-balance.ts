import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney, sum } from '@fairway/money';
import { readOwnerBalances } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { partOf } from '../statement/part-of.ts';

/** All that the member has of a currency, and which part of the wallet holds how much. What is owed is taken off. Writes nothing. */
export const getCurrencyBalance: Operation<
  (typeof walletEndpoints)['getCurrencyBalance'],
  (typeof walletSchemas)['getCurrencyBalance']
> = async (app, call, { currency }) => {
  const held = (await readOwnerBalances(app.db, call.member.memberId)).filter(
    ({ account }) => account.currency === currency,
  );
  const balances = held.map(({ balance }) => balance);
  return {
    currency,
    balance: formatMoney(sum(currency, balances)),
    parts: held
      .filter(({ balance }) => balance.minor !== 0n)
      .map(({ account, balance }) => ({ ...partOf(account), balance: formatMoney(balance) })),
  };
};
