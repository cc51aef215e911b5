import type { BoardSize, Place } from './spot-place.ts';

/** Sides, doubles and triples, totals, pairs of two faces, single faces. */
export const sicboBoard: BoardSize = { w: 14, h: 6 };

const fixed: Readonly<Record<string, Place>> = {
  small: { x: 0, y: 0, w: 2, h: 2 },
  odd: { x: 2, y: 0, w: 1, h: 2 },
  anyTriple: { x: 9, y: 0, w: 2, h: 2 },
  even: { x: 11, y: 0, w: 1, h: 2 },
  big: { x: 12, y: 0, w: 2, h: 2 },
};

/** Every two different faces, in the order of the cloth. */
const pairs = [1, 2, 3, 4, 5].flatMap((low) =>
  Array.from({ length: 6 - low }, (_, step) => `${low}-${low + step + 1}`),
);

/** Where a spot lies on the cloth; undefined for one that it does not have. */
export function sicboPlace(spot: string): Place | undefined {
  if (Object.hasOwn(fixed, spot)) return fixed[spot];
  const [kind, rest = ''] = spot.split('.');
  const number = Number(rest);
  const isFace = Number.isInteger(number) && number >= 1 && number <= 6;
  if (kind === 'double' && isFace) return { x: 2 + number, y: 0, w: 1, h: 1 };
  if (kind === 'triple' && isFace) return { x: 2 + number, y: 1, w: 1, h: 1 };
  if (kind === 'total' && number >= 4 && number <= 17) return { x: number - 4, y: 2, w: 1, h: 1.3 };
  if (kind === 'single' && isFace)
    return { x: ((number - 1) * sicboBoard.w) / 6, y: 4.6, w: sicboBoard.w / 6, h: 1.4 };
  const pair = pairs.indexOf(rest);
  if (kind !== 'pair' || pair < 0) return undefined;
  return {
    x: (pair * sicboBoard.w) / pairs.length,
    y: 3.3,
    w: sicboBoard.w / pairs.length,
    h: 1.3,
  };
}
