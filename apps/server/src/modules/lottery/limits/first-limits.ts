import type { LotteryLimits, LotterySettings } from '@fairway/contract/lottery/settings.ts';
import { formatMoney } from '@fairway/money';
import { houseLotteries, type TicketBounds } from '../rules/house-lotteries.ts';

/** What an installation begins with: every lottery open, within its own bounds. Migration 0324 writes the same as version 1. */
export const firstLotterySettings: LotterySettings = {
  lotteries: houseLotteries.map(({ code, bounds }): LotteryLimits => ({
    key: code,
    open: true,
    closed: [],
    cny: textOf(bounds.CNY),
    usdt: textOf(bounds.USDT),
  })),
};

const withoutClosed: Pick<LotteryLimits, 'closed'> = { closed: [] };

function textOf({ leastUnit, least, most, mostPerNumber }: TicketBounds): LotteryLimits['cny'] {
  return {
    leastUnit: formatMoney(leastUnit),
    least: formatMoney(least),
    most: formatMoney(most),
    mostPerNumber: formatMoney(mostPerNumber),
  };
}

/** Of a stored version every lottery that it does not name, too, as it counted at first, and no play closed where it has no switches of plays. */
export function withEveryLottery({ lotteries }: LotterySettings): LotterySettings {
  const named = new Set(lotteries.map(({ key }) => key));
  return {
    lotteries: [
      ...lotteries.map((known) => ({ ...withoutClosed, ...known })),
      ...firstLotterySettings.lotteries.filter(({ key }) => !named.has(key)),
    ],
  };
}
