import type { RewardRow } from '../tables.ts';

/** As many as one page of claims can be about. */
export const mostListed = 100;

/** Whether a reward can be claimed without its page: goods ask for an address there. */
export function isDirect({ type }: Pick<RewardRow, 'type'>): boolean {
  return type !== 'goods';
}
