import { addDays, daysBetween, type Day } from './day.ts';

/** Days of a sign cycle; the eighth is the first of the next one. */
export const signDays = 7;

/** A day's cell as the printed numbers have it. */
export const signCells = {
  notStarted: 0,
  conditionOpen: 1,
  canSign: 2,
  signed: 3,
  beforeJoining: 4,
  coming: 5,
  missed: 6,
} as const;
export type SignCell = (typeof signCells)[keyof typeof signCells];

/** The button: 2 to 4 are about the gift for all seven days. */
export const signButtons = {
  conditionOpen: 0,
  canSign: 1,
  canReceive: 2,
  received: 3,
  notReached: 4,
  over: 5,
  signed: 6,
} as const;
export type SignButton = (typeof signButtons)[keyof typeof signButtons];

/** A member's signs in one campaign, days of the site's zone. */
export interface SignState {
  readonly today: Day;
  /** First and last day of the campaign; null without an end. */
  readonly startsOn: Day;
  readonly endsOn: Day | null;
  readonly joinedOn: Day | null;
  /** The first sign in the campaign; cycles are counted from it. */
  readonly firstSign: Day | null;
  readonly signs: ReadonlySet<Day>;
  /** Whether today's condition is met: deposit or play of the day. */
  readonly conditionMet: boolean;
  readonly fullTaken: boolean;
}

export interface SignCycle {
  /** The first day of the cycle; today before the first sign. */
  readonly firstDay: Day;
  readonly cells: readonly { readonly day: Day; readonly cell: SignCell }[];
  readonly button: SignButton;
  /** Signed all seven. */
  readonly isFull: boolean;
}

/** The first day of the cycle that a day lies in. */
export function cycleStart(firstSign: Day, day: Day): Day {
  return addDays(firstSign, Math.floor(daysBetween(firstSign, day) / signDays) * signDays);
}

/** Cells and button of the cycle that today lies in. Throws RangeError for what is no date. */
export function signCycle(state: SignState): SignCycle {
  const firstDay = state.firstSign === null ? state.today : cycleStart(state.firstSign, state.today);
  const days = Array.from({ length: signDays }, (_, index) => addDays(firstDay, index));
  const isFull = days.every((day) => state.signs.has(day));
  return {
    firstDay,
    cells: days.map((day) => ({ day, cell: cellOf(day, state) })),
    button: buttonOf(state, days, isFull),
    isFull,
  };
}

function cellOf(day: Day, { today, startsOn, joinedOn, signs, conditionMet }: SignState): SignCell {
  if (signs.has(day)) return signCells.signed;
  if (today < startsOn || day < startsOn) return signCells.notStarted;
  if (joinedOn === null || day < joinedOn) return signCells.beforeJoining;
  if (day < today) return signCells.missed;
  if (day > today) return signCells.coming;
  return conditionMet ? signCells.canSign : signCells.conditionOpen;
}

/** The gift for a full cycle comes before the end of the campaign: what was earned stays to be taken. */
function buttonOf(state: SignState, days: readonly Day[], isFull: boolean): SignButton {
  const { today, startsOn, endsOn, joinedOn, signs, conditionMet } = state;
  if (isFull && !state.fullTaken) return signButtons.canReceive;
  if (endsOn !== null && today > endsOn) return signButtons.over;
  if (isFull) return signButtons.received;
  if (signs.has(today)) return today === days.at(-1) ? signButtons.notReached : signButtons.signed;
  return joinedOn !== null && today >= startsOn && conditionMet
    ? signButtons.canSign
    : signButtons.conditionOpen;
}
