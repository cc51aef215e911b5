import { Fraction } from '@fairway/money';
import { choose } from '../../chance/combinations.ts';
import { cutMultiplier, ninetyNine } from '../../chance/multiplier.ts';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import type { EvenSheet } from '../par-sheet.ts';

export const gemTiles = 25;

export const gemSheet: EvenSheet = { code: 'gem', version: 1, share: ninetyNine };

/** share x C(25, k) / C(25 - m, k), cut: what k gems beside m mines pay. */
export function gemMultiplier({ share }: EvenSheet, mines: number, gems: number): Fraction {
  return cutMultiplier(share.mul(Fraction.of(choose(gemTiles, gems), choose(gemTiles - mines, gems))));
}

/** A member who means to open `gems` tiles and cash out: over all places the mines may lie. */
export function gemReturns(sheet: EvenSheet, { mines, gems }: { mines: number; gems: number }): Returns {
  const count = choose(gemTiles - mines, gems);
  return returnsOf([
    { multiplier: gemMultiplier(sheet, mines, gems), count },
    { multiplier: Fraction.ZERO, count: choose(gemTiles, gems) - count },
  ]);
}
