import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import type { LineKind } from '@fairway/contract/wallet/lines.ts';
import { add, formatMoney, sum, type Money } from '@fairway/money';
import { readStatement, sumByReason, type ReasonSum } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { accountNamed } from './account-of.ts';
import { kindOf } from './line-kinds.ts';
import { presentLine } from './present-line.ts';

/**
 * Where a number comes from: all movements of one part of the wallet summed by kind, and the newest of them. The balance is
 * their sum, made here from the lines and not read from anywhere else.
 */
export const explainBalance: Operation<
  (typeof walletEndpoints)['explainBalance'],
  (typeof walletSchemas)['explainBalance']
> = async (app, call, input) => {
  const account = accountNamed(call.member.memberId, input);
  const sums = await sumByReason(app.db, account);
  const { lines } = await readStatement(app.db, account, { limit: memberCentrePageSize });
  const amounts = sums.map(({ amount }) => amount);
  return {
    balance: formatMoney(sum(account.currency, amounts)),
    currency: account.currency,
    count: sums.reduce((total, { count }) => total + count, 0),
    sums: byKind(sums),
    lines: lines.map(presentLine),
  };
};

function byKind(sums: readonly ReasonSum[]) {
  const kinds = new Map<LineKind, { count: number; amount: Money }>();
  for (const { reason, count, amount } of sums) {
    const known = kinds.get(kindOf(reason));
    kinds.set(
      kindOf(reason),
      known ? { count: known.count + count, amount: add(known.amount, amount) } : { count, amount },
    );
  }
  return [...kinds].map(([kind, { count, amount }]) => ({ kind, count, amount: formatMoney(amount) }));
}
