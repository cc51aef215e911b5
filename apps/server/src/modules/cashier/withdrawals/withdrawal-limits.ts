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
