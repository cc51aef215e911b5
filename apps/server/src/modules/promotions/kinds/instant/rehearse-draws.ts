import { fenOf } from '../../eligibility/member-view.ts';
import { isEligibleOn, type Past, type PastDraws } from '../../rehearsal/past.ts';
import type { InstantTerms } from './instant-terms.ts';

/**
 * The chances that what a member did would have given, each drawn on its day: by deposits as the terms count them; by signs or days one for each
 * day on which the member came, as if each visit signed.
 */
export function rehearseDraws({ chances }: InstantTerms, past: Past): PastDraws[] {
  if (chances.by !== 'deposit')
    return past.days
      .filter(({ isEligible, isActive }) => isEligible && isActive)
      .map(({ day }) => ({ day, count: 1 }));
  const each = fenOf(chances.each);
  const ofDays = Map.groupBy(past.deposits, ({ day }) => day);
  return [...ofDays].flatMap(([day, deposits]) => {
    const sum = deposits.reduce((total, { amount }) => total + amount, 0n);
    const count = Math.min(chances.mostPerDay, Number(sum / each));
    return count > 0 && isEligibleOn(past, day) ? [{ day, count }] : [];
  });
}
