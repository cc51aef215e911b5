import { moonMost, moonSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';

/** The hit rate of version 1: a line pays, or a box does. Enumerated once; a test counts again. */
export const moonHitRate = Fraction.of(3_545n, 13_824n);

export const moonOdds = { chance: moonHitRate, most: moonMost(moonSheet) };
