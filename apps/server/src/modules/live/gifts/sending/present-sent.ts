import { CNY, formatMoney, money, type Money } from '@fairway/money';
import type { NewGift } from '../gifts-store.ts';
import { anchorWorthOf, worthOf } from '../worth.ts';
import type { SentGift } from './sending.ts';

/** A booked gift as its giver sees it. */
export function presentSent(
  row: Pick<NewGift, 'gift_no' | 'count' | 'coins' | 'share_percent'>,
  {
    balance,
    streak,
    todayFen,
    takeBackUntil,
  }: {
    balance: Money;
    /** Before this gift. */
    streak: { count: number; coins: bigint };
    /** With this gift. */
    todayFen: bigint;
    takeBackUntil: Date;
  },
): SentGift {
  return {
    giftNo: row.gift_no,
    coins: String(row.coins),
    balance: formatMoney(balance),
    streak: streak.count + row.count,
    streakWorth: worthOf(streak.coins + row.coins),
    takeBackUntil: takeBackUntil.toISOString(),
    dayTotal: formatMoney(money(CNY, todayFen)),
    anchorWorth: anchorWorthOf(row.coins, row.share_percent),
  };
}
