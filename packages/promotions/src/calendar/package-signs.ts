import { addDays, daysBetween, type Day } from './day.ts';
import { signButtons, signCells, type SignButton, type SignCell } from './sign-cycle.ts';

/** A newcomer's own signs: so many of them on any days of a window, some counts of which give an award. */
export interface PackageState {
  readonly today: Day;
  /** First and last day on which one may sign. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Days that were signed, in order. */
  readonly signs: readonly Day[];
  /** Counts of signs that give an award, rising; the last one is the whole package. */
  readonly awards: readonly [number, ...number[]];
  /** Whether today's condition is met: deposit and play of the day. */
  readonly conditionMet: boolean;
  /** An award was reached and is not taken. */
  readonly isWaiting: boolean;
}

export interface PackageSigns {
  readonly cells: readonly { readonly day: Day | null; readonly cell: SignCell }[];
  readonly button: SignButton;
  /** Which cell is today's, from 0; the last one once all are signed. */
  readonly currentIndex: number;
  readonly signedToday: boolean;
}

/**
 * Cells and button of a package. Signs need not follow each other: a missed day costs nothing so long as enough days are left. Throws
 * RangeError for what is no date.
 */
export function packageSigns(state: PackageState): PackageSigns {
  const { signs, awards, today, firstDay } = state;
  const needed = awards.at(-1) ?? awards[0];
  const signedToday = signs.includes(today);
  const button = packageButton(state, needed);
  const next = signs.length;
  const cells = Array.from({ length: needed }, (_, index) => {
    const day = signs[index] ?? null;
    if (day !== null) return { day, cell: signCells.signed };
    if (today < firstDay) return { day, cell: signCells.notStarted };
    if (button === signButtons.over) return { day, cell: signCells.missed };
    if (index > next || signedToday || daysLeft(state) === 0) return { day, cell: signCells.coming };
    return { day: today, cell: state.conditionMet ? signCells.canSign : signCells.conditionOpen };
  });
  const currentIndex = Math.min(Math.max(signedToday ? next - 1 : next, 0), needed - 1);
  return { cells, button, currentIndex, signedToday };
}

function packageButton(state: PackageState, needed: number): SignButton {
  const { signs, awards, today, firstDay, lastDay } = state;
  const signed = signs.length;
  if (state.isWaiting) return signButtons.canReceive;
  if (signed >= needed) return signButtons.received;
  if (today > lastDay) return signButtons.over;
  // What can still be reached is the nearest award: without days for it there is none.
  const nearest = awards.find((count) => count > signed) ?? needed;
  if (nearest - signed > daysLeft(state)) return signButtons.notReached;
  if (signs.includes(today)) return signButtons.signed;
  return today >= firstDay && state.conditionMet ? signButtons.canSign : signButtons.conditionOpen;
}

/** Days on which one may still sign, today among them unless it is signed. */
function daysLeft({ today, firstDay, lastDay, signs }: PackageState): number {
  const from = today < firstDay ? firstDay : signs.includes(today) ? addDays(today, 1) : today;
  return Math.max(0, daysBetween(from, lastDay) + 1);
}
