/** What members can limit for themselves. `loss`: stakes less returns; `time`: minutes in which something is staked; `tip`: what anchors are given. */
export const limitKinds = ['deposit', 'stake', 'loss', 'time', 'tip'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Counted from midnight, Monday and the first of the month in the site's zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The most minutes that a limit on time can be: more are in no month. */
export const mostLimitMinutes = 44_640;

/** Hours of a time-out: a day to six weeks. */
export const timeOutHours = [24, 72, 168, 336, 1008] as const;

/** Months of an exclusion; 0 is for good. */
export const exclusionMonths = [6, 12, 60, 0] as const;

/** Minutes between two reality checks; a member who chose nothing is asked after 60. */
export const realityMinutes = [15, 30, 60, 120] as const;
export const defaultRealityMinutes = 60;

/** Hours that a looser limit waits before it can be confirmed. */
export const looseningHours = 24;
