import { Fraction } from '@fairway/money';
import type { Returns } from '../../../chance/returns.ts';
import { slotReturns } from '../feature-returns.ts';
import { drumCycle } from './drum-cycle.ts';
import type { DrumSheet } from './drum-sheet.ts';
import { finalDrums, respinMoments } from './respin-chain.ts';
import { cells } from './respin.ts';

/** Over the full cycle and the respins' chain. The top is the prize for fifteen drums, without what they carry. */
export function drumReturns(sheet: DrumSheet): Returns {
  const screens = drumCycle(sheet);
  const moments = respinMoments(sheet);
  const full = finalDrums(sheet).map((chances) => chances[cells] ?? Fraction.ZERO);
  let [cases, filled] = [0n, Fraction.ZERO];
  for (const { feature, count } of screens) {
    cases += BigInt(count);
    if (feature > 0) filled = filled.add((full[feature] ?? Fraction.ZERO).mul(Fraction.of(BigInt(count))));
  }
  return slotReturns(screens, sheet.unit, moments.slice(1), {
    multiplier: Fraction.of(BigInt(sheet.grand), BigInt(sheet.unit)),
    chance: filled.div(Fraction.of(cases)),
  });
}
