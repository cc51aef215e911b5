/** The venue of the pools; stakes come from what was bought in with a seat. */
export const fishingVenue = 'fairway-fishing';

/** What is played in all of them; stakes and the house's pool go by this code. */
export const fishingGame = 'fishing';

/** The pools, in the order to show them. */
export const poolCodes = ['fishing1', 'fishing2', 'fishing3'] as const;
export type PoolCode = (typeof poolCodes)[number];

/** Shots of one call. */
export const mostShots = 6;
/** Ticks from one shot to the next: three a second. The database judges by the same. */
export const ticksPerShot = 10;

export const shotOutcomes = ['hit', 'miss', 'returned'] as const;
export type ShotOutcomeCode = (typeof shotOutcomes)[number];
