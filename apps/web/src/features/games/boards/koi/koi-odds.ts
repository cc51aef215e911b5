import { koiMost, koiSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';

/** Screens of the full cycle of version 1, and those that pay nothing by the free spins they start: none, 10, 15, 20. */
const screens = 26_811_900n;
const blanks = [
  { count: 19_265_019n, freeSpins: 0 },
  { count: 170_409n, freeSpins: 10 },
  { count: 8_841n, freeSpins: 15 },
  { count: 171n, freeSpins: 20 },
] as const;

/** The chance that a round returns anything: its screen pays, or one of its free spins does. Enumerated once; a test counts again. */
export function koiHitRate(): Fraction {
  const blank = Fraction.of(
    blanks.reduce((sum, { count }) => sum + count, 0n),
    screens,
  );
  let nothing = Fraction.ZERO;
  for (const { count, freeSpins } of blanks) {
    let chance = Fraction.of(count, screens);
    for (let spin = 0; spin < freeSpins; spin += 1) chance = chance.mul(blank);
    nothing = nothing.add(chance);
  }
  return Fraction.ONE.sub(nothing);
}

export const koiOdds = { chance: koiHitRate(), most: koiMost(koiSheet) };
