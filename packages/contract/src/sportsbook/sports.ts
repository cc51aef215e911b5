/** The sports that are offered. */
export const sports = ['football', 'esports'] as const;
export type Sport = (typeof sports)[number];
