import type { Stream } from '../../../fairness/stream.ts';
import type { DrumSheet } from './drum-sheet.ts';

export const cells = 15;

/** One respin: the cells that got a drum, each with its value in units. */
export interface Respin {
  readonly drums: readonly { readonly cell: number; readonly value: number }[];
}

/**
 * Hold and respin from the cells (reel x 3 + row) that show a drum. First each drum on the screen draws its value, below(values) in
 * order of the cells. Then in each respin every empty cell in order draws below(cell strip), and a new drum its value at once. Three
 * respins without a new drum end it, or a full screen.
 */
export function playRespins(
  sheet: DrumSheet,
  stream: Stream,
  shown: readonly number[],
): { respins: Respin[]; units: number; full: boolean } {
  const held = new Set(shown);
  const value = () => sheet.values[stream.below(sheet.values.length)] ?? 0;
  const respins: Respin[] = [{ drums: shown.map((cell) => ({ cell, value: value() })) }];
  for (let left = sheet.respins; left > 0 && held.size < cells; left -= 1) {
    const drums: { cell: number; value: number }[] = [];
    for (let cell = 0; cell < cells; cell += 1) {
      if (held.has(cell) || sheet.cell[stream.below(sheet.cell.length)] !== sheet.drum) continue;
      drums.push({ cell, value: value() });
    }
    for (const { cell } of drums) held.add(cell);
    respins.push({ drums });
    if (drums.length > 0) left = sheet.respins + 1;
  }
  const full = held.size === cells;
  const sum = respins.flatMap(({ drums }) => drums).reduce((total, { value }) => total + value, 0);
  return { respins, units: sum + (full ? sheet.grand : 0), full };
}
