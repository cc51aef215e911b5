import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney, sum } from '@fairway/money';
import { readReferenceLines } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { partOf } from './part-of.ts';
import { presentLine } from './present-line.ts';

const currencies = ['CNY', 'USDT', 'COIN'] as const;

/**
 * What one order, bet or transfer did in the member's own wallet: each line, oldest first, and what came and went in
 * all. Nothing for a reference of another member. Writes nothing.
 */
export const explainReference: Operation<
  (typeof walletEndpoints)['explainReference'],
  (typeof walletSchemas)['explainReference']
> = async (app, call, { reference, since }) => {
  const lines = await readReferenceLines(app.db, call.member.memberId, {
    reference,
    since: since === undefined ? undefined : new Date(since),
  });
  return {
    lines: lines.map((line) => ({
      ...presentLine(line),
      ...partOf(line.account),
      currency: line.account.currency,
    })),
    totals: currencies.flatMap((currency) => {
      const amounts = lines.flatMap(({ amount }) => (amount.currency === currency ? [amount] : []));
      return amounts.length === 0 ? [] : [{ currency, amount: formatMoney(sum(currency, amounts)) }];
    }),
  };
};
