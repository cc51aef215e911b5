import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { addDays, packageSigns, type PackageSigns } from '@fairway/promotions';
import { siteDay } from '#platform/clock.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import type { RewardRow } from '../../tables.ts';
import type { MemberTasks } from './member-tasks.ts';
import type { TaskWindow } from './task-windows.ts';

/** The step of the package's awards; their period is the count of signs. */
export const packageStep = 'package';

export interface OwnPackage extends PackageSigns {
  readonly signs: readonly string[];
  readonly today: string;
  /** The oldest award that waits for its claim. */
  readonly waiting: RewardRow | null;
}

/** A member's package of signs. */
export function ownPackage(
  own: MemberTasks,
  { terms, zone, isOpen }: { terms: TermsOf<'newTask'>; zone: string; isOpen: boolean },
): OwnPackage {
  const { signs, today } = own;
  const waiting = own.rewards.find(({ step, state }) => step === packageStep && state === 'reached') ?? null;
  const conditionMet = isOpen && dayConditionMet(own, terms);
  const signed = packageSigns({
    ...daysIn(own.first, zone),
    today,
    signs,
    awards: awardCounts(terms),
    conditionMet,
    isWaiting: waiting !== null,
  });
  return { ...signed, signs, today, waiting };
}

/** Whether today's deposit and play are what the package asks of a day. */
export function dayConditionMet(
  { depositedToday, playedToday }: MemberTasks,
  { package: { dayDeposit, dayBet } }: TermsOf<'newTask'>,
): boolean {
  return depositedToday >= fenOf(dayDeposit) && playedToday >= fenOf(dayBet);
}

/** The counts of signs that give an award, rising. */
export function awardCounts({ package: { awards } }: TermsOf<'newTask'>): [number, ...number[]] {
  const [first = 1, ...rest] = awards.map(({ signs }) => signs);
  return [first, ...rest];
}

/** The days of a window; it ends before its last instant. */
export function daysIn({ from, to }: TaskWindow, zone: string): { firstDay: string; lastDay: string } {
  const firstDay = siteDay(from, zone);
  // An empty window has no day.
  if (to <= from) return { firstDay, lastDay: addDays(firstDay, -1) };
  return { firstDay, lastDay: siteDay(new Date(to.getTime() - 1), zone) };
}
