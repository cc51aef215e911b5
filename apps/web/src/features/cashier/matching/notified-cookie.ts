import type { WithdrawalNotice } from '@fairway/contract/matching/parts.ts';
import type { Notified } from './withdrawal-prompts.ts';

/** The cookie of a notice: the bill numbers that were announced, the newest first. */
const nameOf = (notice: WithdrawalNotice) => `fairway.${notice}`;
const kept = 10;
const seconds = 90 * 86_400;

/** What this browser has announced already. */
export function readNotified(): Notified {
  const cookies = new Map(
    document.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value] as const;
    }),
  );
  const of = (notice: WithdrawalNotice) =>
    (cookies.get(nameOf(notice)) ?? '').split('.').filter((billNo) => billNo !== '');
  return { matched: of('matched'), replaced: of('replaced') };
}

/** Remembers a bill number in the cookie of its notice (specification section 4). */
export function keepNotified(notice: WithdrawalNotice, billNo: string): void {
  const before = readNotified()[notice].filter((one) => one !== billNo);
  const value = [billNo, ...before].slice(0, kept).join('.');
  document.cookie = `${nameOf(notice)}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
