import type { Day } from '../calendar/day.ts';
import type { Bindable, HarmBand, Period, PlayFilter } from './rule.ts';

/** What a rule asks about a member. The caller reads it once and answers from what was read; amounts are minor units. */
export interface MemberFacts {
  /** The day of the site's zone on which is judged. */
  readonly today: Day;
  readonly grade: number;
  readonly daysRegistered: number;
  readonly deposits: (over: Period) => { readonly count: number; readonly sum: bigint };
  /** Valid play. */
  readonly play: (over: Period, filter: PlayFilter) => bigint;
  readonly loginDays: (over: Period) => number;
  readonly bound: ReadonlySet<Bindable>;
  /** Date of birth and since when it is on file; null without one. */
  readonly birth: { readonly day: Day; readonly onFileSince: Day } | null;
  readonly lists: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  /** Linked accounts that joined before, and the kind of the strongest link to one; never which account. */
  readonly cluster: { readonly joined: number; readonly edge: string | null };
  readonly band: HarmBand;
}
