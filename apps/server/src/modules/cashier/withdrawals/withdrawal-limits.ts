import { cny, usdt, type Money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Seconds that review may take; then the withdrawal times out and the money goes back by itself. */
export const reviewSeconds = 96 * 3600;
/** A paid withdrawal completes by itself after a day without the member's confirmation. */
export const confirmSeconds = 24 * 3600;
/** Review that is promised on the order page; the ring runs by it. */
export const promisedReviewSeconds = 30 * 60;
/** A claimed case is free again after this. */
export const claimSeconds = 5 * 60;

interface GradeLimit {
  readonly count: number;
  readonly CNY: Money;
  readonly USDT: Money;
}

/** Per VIP grade 0 to 10: withdrawals a day and their sum, in each wallet (specification section 3: dayWithdrawalCounts, dayWithdrawalMoney). */
const grades: readonly GradeLimit[] = [
  { count: 5, CNY: cny(100_000_00n), USDT: usdt(15_000_000000n) },
  { count: 5, CNY: cny(150_000_00n), USDT: usdt(20_000_000000n) },
  { count: 6, CNY: cny(200_000_00n), USDT: usdt(30_000_000000n) },
  { count: 6, CNY: cny(300_000_00n), USDT: usdt(45_000_000000n) },
  { count: 8, CNY: cny(400_000_00n), USDT: usdt(60_000_000000n) },
  { count: 8, CNY: cny(500_000_00n), USDT: usdt(75_000_000000n) },
  { count: 10, CNY: cny(600_000_00n), USDT: usdt(90_000_000000n) },
  { count: 10, CNY: cny(800_000_00n), USDT: usdt(120_000_000000n) },
  { count: 15, CNY: cny(1_000_000_00n), USDT: usdt(150_000_000000n) },
  { count: 15, CNY: cny(1_500_000_00n), USDT: usdt(200_000_000000n) },
  { count: 20, CNY: cny(2_000_000_00n), USDT: usdt(300_000_000000n) },
];

/** What a member of this grade may withdraw on one day of the site. */
export function dayLimit(grade: number, currency: WalletCurrency): { count: number; amount: Money } {
  const limit = grades[Math.max(0, Math.min(grade, grades.length - 1))] ?? grades[0];
  if (!limit) throw new RangeError('no grade has a limit');
  return { count: limit.count, amount: limit[currency] };
}

/** Above this, by itself or with what the member withdrew that day, a payout needs two people (security rule 29). */
const twoPeople: Readonly<Record<WalletCurrency, Money>> = {
  CNY: cny(20_000_00n),
  USDT: usdt(3_000_000000n),
};

/** The most that one person ends. */
export function twoPeopleAbove(currency: WalletCurrency): Money {
  return twoPeople[currency];
}

/** Whether a withdrawal needs two people; `daySum` is the member's sum of that day with this withdrawal in it. */
export function needsTwoPeople(currency: WalletCurrency, daySum: bigint): boolean {
  return daySum > twoPeople[currency].minor;
}
