/** The sports that are offered. */
export const sports = ['football'] as const;
export type Sport = (typeof sports)[number];
