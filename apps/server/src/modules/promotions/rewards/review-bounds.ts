import { decidedByTwo, freeTypes } from '@fairway/contract/promotions/kinds.ts';
import { addSeconds } from '#platform/clock.ts';
import type { RewardRow } from '../tables.ts';

/** Fen: above the first one person decides, above the second two (promotions design, section 2). */
export const reviewedAbove = 100_000n;
export const twoPeopleAbove = 500_000n;

/** Whether two people have to agree before it is paid. */
export function needsTwoPeople({ kind, type, amount }: Pick<RewardRow, 'kind' | 'type' | 'amount'>): boolean {
  return decidedByTwo.includes(kind) || (!freeTypes.includes(type) && amount > twoPeopleAbove);
}

/** So long people have to decide, seconds: what the rules have given is paid then, whatever its amount. */
export const decidedWithin = 48 * 3600;

/** When a reward that waits is paid by itself; null for goods, which people hand over, and for what no rule judges. */
export function paidUndecidedAt({
  state,
  type,
  kind,
  applied_at: at,
}: Pick<RewardRow, 'state' | 'type' | 'kind' | 'applied_at'>): Date | null {
  if (state !== 'applied' || at === null || type === 'goods' || decidedByTwo.includes(kind)) return null;
  return addSeconds(at, decidedWithin);
}
