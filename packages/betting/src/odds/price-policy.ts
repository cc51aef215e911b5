import type { Price } from './price.ts';

/** What a member accepts when the price moved: 不接受变化, 接受更好, 接受任何. */
export type PricePolicy = 'none' | 'higher' | 'any';

export const pricePolicies = ['none', 'higher', 'any'] as const satisfies readonly PricePolicy[];

/** Whether a bet asked at one price may be booked at the current one. It is then booked at the current one. */
export function acceptsPrice(policy: PricePolicy, asked: Price, current: Price): boolean {
  if (current === asked) return true;
  if (policy === 'higher') return current > asked;
  return policy === 'any';
}
