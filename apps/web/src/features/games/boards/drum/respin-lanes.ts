import { drumSheet } from '@fairway/fair-games';
import { isBlurred, topRow } from '../slots/reel-motion.ts';
import type { Lane } from '../slots/reel-view.ts';
import { rows } from '../slots/winning-cells.ts';
import { respinLength, respinTimes } from './drum-scenes.ts';

const cells = 15;
const empty = '.';

type Held = ReadonlyMap<number, number> | undefined;

/** All fifteen cells at a part of a respin: held drums stand, each empty cell turns on its own and stops in its order. */
export function respinLanes({ before, after }: { before: Held; after: Held }, part: number): Lane[] {
  let turning = 0;
  return Array.from({ length: cells }, (_, cell): Lane => {
    const place = { reel: Math.floor(cell / rows), row: cell % rows, rows: 1 };
    const isHeld = before?.has(cell) === true;
    const last = after?.has(cell) === true ? drumSheet.drum : empty;
    if (isHeld || part >= 1)
      return { ...place, top: 0, blurred: false, symbolAt: (row) => (row === 0 ? last : empty) };
    const length = respinTimes.first + turning * respinTimes.each;
    turning += 1;
    const passed = Math.min(1, (part * respinLength) / length);
    const count = Math.round(length / 48);
    return {
      ...place,
      top: topRow(count, passed),
      blurred: isBlurred(passed),
      // The strip of a cell as it passes, begun at another place in each.
      symbolAt: (row) => (row === 0 ? last : row > 0 && row < count ? passing(row + cell * 3) : empty),
    };
  });
}

function passing(row: number): string {
  return drumSheet.cell[row % drumSheet.cell.length] ?? empty;
}
