import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney, formatRate } from '@fairway/money';
import { ownerBalancesAt } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readBaseRate } from './base-rate.ts';
import { fundsOf, totalFunds } from './funds.ts';

const days = 30;
const daySeconds = 86_400;

/** Total funds a month back, day by day, read from the entries as they were then. One rate for all days: today's. */
export const getFundsHistory: Operation<
  (typeof walletEndpoints)['getFundsHistory'],
  (typeof walletSchemas)['getFundsHistory']
> = async (app, call) => {
  const now = app.clock.now();
  const instants = Array.from({ length: days + 1 }, (_, day) => addSeconds(now, (day - days) * daySeconds));
  const baseRate = await readBaseRate(app.db, now);
  const history = await ownerBalancesAt(app.db, call.member.memberId, instants);
  return {
    baseRate: formatRate(baseRate),
    days: instants.map((at, day) => ({
      at: at.toISOString(),
      totalFunds: formatMoney(totalFunds(fundsOf(history[day] ?? []), baseRate)),
    })),
  };
};
