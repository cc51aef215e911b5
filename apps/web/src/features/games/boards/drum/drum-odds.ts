import { drumMost, drumSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';

/** The hit rate of version 1, enumerated once: a line pays, or the drums do. A test counts it again. */
export const drumHitRate = Fraction.of(1_617_979n, 5_703_750n);

export const drumOdds = { chance: drumHitRate, most: drumMost(drumSheet) };
