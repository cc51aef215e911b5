import type { BoardSize, Place } from './spot-place.ts';

/** A column of twelve for the numbers, one for the zero and one for the columns' own fields; below them dozens and even chances. */
export const rouletteBoard: BoardSize = { w: 14, h: 5 };

/** A seam's mark is so large, in units. */
const mark = 0.42;

const evens = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Where a spot lies on the cloth: a field, or the seam that its numbers share. */
export function roulettePlace(spot: string): Place | undefined {
  const even = evens.indexOf(spot);
  if (even >= 0) return { x: 1 + even * 2, y: 4, w: 2, h: 1 };
  const [kind, rest = ''] = spot.split('.');
  const numbers = rest.split('-').map(Number);
  const [first = NaN] = numbers;
  if (numbers.some((number) => !Number.isInteger(number) || number < 0 || number > 36)) return undefined;
  switch (kind) {
    case 'straight':
      return fieldOf(first);
    case 'dozen':
      return { x: 1 + (first - 1) * 4, y: 3, w: 4, h: 1 };
    case 'column':
      return { x: 13, y: 3 - first, w: 1, h: 1 };
    case 'split':
    case 'corner':
    case 'street':
    case 'line':
    case 'trio':
    case 'firstFour':
      return seamOf(kind, numbers);
    default:
      return undefined;
  }
}

/** 3, 6, 9 … on top, 1, 4, 7 … at the bottom. */
function fieldOf(number: number): Place {
  if (number === 0) return { x: 0, y: 0, w: 1, h: 3 };
  return { x: 1 + Math.floor((number - 1) / 3), y: 2 - ((number - 1) % 3), w: 1, h: 1 };
}

function seamOf(kind: string, numbers: readonly number[]): Place {
  const fields = numbers.filter((number) => number > 0).map(fieldOf);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const withZero = fields.length < numbers.length;
  const x = withZero ? 1 : mean(fields.map((field) => field.x + 0.5));
  // Streets and lines lie at the lower edge of the numbers, and so do the first four.
  const low = kind === 'street' || kind === 'line' || kind === 'firstFour';
  const y = low ? 3 : mean(fields.map((field) => field.y + 0.5));
  return { x: x - mark / 2, y: y - mark / 2, w: mark, h: mark, seam: true };
}
