/** What a member can limit for himself. `loss`: stakes less returns. */
export const limitKinds = ['deposit', 'stake', 'loss'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Counted from midnight, Monday and the first of the month in the site's zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Hours of a time-out: a day to six weeks. */
export const timeOutHours = [24, 72, 168, 336, 1008] as const;

/** Months of an exclusion; 0 is for good. */
export const exclusionMonths = [6, 12, 60, 0] as const;

/** Minutes between two reality checks; a member who chose nothing is asked after 60. */
export const realityMinutes = [15, 30, 60, 120] as const;
export const defaultRealityMinutes = 60;

/** Hours that a looser limit waits before it can be confirmed. */
export const looseningHours = 24;
