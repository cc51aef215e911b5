import { Fraction } from '@fairway/money';
import { choose, combinationsOf } from '../../../chance/combinations.ts';
import type { Returns } from '../../../chance/returns.ts';
import { slotReturns, ScreenTally, type FeatureMoments, type ScreenCount } from '../feature-returns.ts';
import { windowAt } from '../reels.ts';
import type { MoonSheet } from './moon-sheet.ts';
import { moonWins, startsBonus } from './moon-win.ts';

/** Every screen of the full cycle, joined where equal; `feature` is 1 where it starts the bonus. */
export function moonCycle(sheet: MoonSheet): ScreenCount[] {
  const tally = new ScreenTally();
  const [first = [], second = [], third = []] = sheet.reels.map((reel) =>
    reel.map((_, stop) => windowAt(reel, stop)),
  );
  for (const left of first)
    for (const middle of second)
      for (const right of third) {
        const screen = [left, middle, right];
        const units = moonWins(sheet, screen).reduce((sum, win) => sum + win.units, 0);
        tally.add(units, startsBonus(sheet, screen) ? 1 : 0, 1);
      }
  return tally.screens();
}

/** What the boxes pay in stakes. The fox is equally likely at each place; before it lies each set of prizes of that size alike. */
export function bonusMoments(sheet: MoonSheet): FeatureMoments {
  const prizes = sheet.boxes.filter((held) => held > 0);
  const places = BigInt(sheet.boxes.length);
  let [mean, square] = [Fraction.ZERO, Fraction.ZERO];
  for (let size = 0; size <= prizes.length; size += 1) {
    const chance = Fraction.of(1n, places * choose(prizes.length, size));
    for (const found of combinationsOf(prizes, size)) {
      const paid = Fraction.of(BigInt(found.reduce((sum, held) => sum + held, 0)), BigInt(sheet.unit));
      mean = mean.add(chance.mul(paid));
      square = square.add(chance.mul(paid).mul(paid));
    }
  }
  return { mean, square, blank: Fraction.of(1n, places) };
}

/** Over the full cycle and every order of the boxes. */
export function moonReturns(sheet: MoonSheet): Returns {
  return slotReturns(moonCycle(sheet), sheet.unit, [bonusMoments(sheet)]);
}
