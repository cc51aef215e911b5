import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney } from '@fairway/money';
import { openHoldsOf, type Hold } from '#modules/ledger';
import type { Operation } from '#platform/http/routes.ts';
import { readFunds } from './funds.ts';

/** The locked amount, and the open holds that add up to it: each with its reason and when it ends by itself. */
export const getLockedMoney: Operation<
  (typeof walletEndpoints)['getLockedMoney'],
  (typeof walletSchemas)['getLockedMoney']
> = async (app, call) => {
  const { memberId } = call.member;
  const funds = await readFunds(app.db, memberId);
  const holds = await openHoldsOf(app.db, memberId);
  return {
    lockMoney: formatMoney(funds.of('locked', 'CNY')),
    virtualLockMoney: formatMoney(funds.of('locked', 'USDT')),
    holds: holds.flatMap(presentHold),
  };
};

function presentHold({ amount, reason, deadline, at, requestId }: Hold) {
  if (amount.currency === 'COIN') return [];
  return [
    {
      currency: amount.currency,
      amount: formatMoney(amount),
      reason,
      reference: requestId,
      since: at.toISOString(),
      deadline: deadline.toISOString(),
    },
  ];
}
