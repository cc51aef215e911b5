import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { addDays, cycleStart, signDays } from '@fairway/promotions';
import { fenOf } from '../../eligibility/member-view.ts';
import type { Past, PastGift } from '../../rehearsal/past.ts';
import { dayNumber } from './read-cycle.ts';

/** A sign on each day on which the member was there and could have signed, and the extra reward of each full round. */
export function rehearseSign({ daily, full }: TermsOf<'sign'>, { days }: Past): PastGift[] {
  const signed = days.filter(({ isEligible, isActive }) => isEligible && isActive).map(({ day }) => day);
  const [first] = signed;
  if (first === undefined) return [];
  const all = new Set(signed);
  return signed.flatMap((day) => {
    const cycle = cycleStart(first, day);
    const number = dayNumber(cycle, day);
    const gift = { day, amount: fenOf(daily[number - 1] ?? '0') };
    const isFull =
      number === signDays &&
      Array.from({ length: signDays }, (_, at) => addDays(cycle, at)).every((each) => all.has(each));
    return isFull ? [gift, { day, amount: fenOf(full) }] : [gift];
  });
}
