import { randomInt } from 'node:crypto';
import { pngText, type Picture } from './png.ts';
import { drawScene, paint } from './scene.ts';

const width = 310;
const height = 155;
const shownCount = 4;
const askedCount = 3;

type Place = { readonly x: number; readonly y: number };
type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const [A, B, C, D, E, F, G]: readonly Line[] = [
  [0, 0, 2, 0],
  [2, 0, 2, 2],
  [2, 2, 2, 4],
  [0, 4, 2, 4],
  [0, 2, 0, 4],
  [0, 0, 0, 2],
  [0, 2, 2, 2],
];

/** Digits and letters of seven bars, on a grid of 2 by 4; none looks like another one turned. */
const glyphs: Readonly<Record<string, readonly (Line | undefined)[]>> = {
  2: [A, B, G, E, D],
  4: [F, G, B, C],
  7: [A, B, C],
  8: [A, B, C, D, E, F, G],
  A: [E, F, A, B, C, G],
  F: [A, F, G, E],
  L: [F, E, D],
  U: [F, E, D, C, B],
};

/** A picture with four characters, three of which are to be pressed in an order, and where those are. */
export interface Letters {
  readonly image: string;
  readonly letters: readonly string[];
  readonly places: readonly Place[];
}

export function drawLetters(): Letters {
  const scene = drawScene(width, height);
  const shown = shuffled(Object.keys(glyphs)).slice(0, shownCount);
  const slot = width / shownCount;
  const placed = shown.map((letter, at) => {
    const place = { x: Math.round(slot * (at + 0.5)) + randomInt(-12, 13), y: randomInt(30, height - 30) };
    write(scene, letter, place);
    return { word: letter, place };
  });
  const asked = shuffled(placed).slice(0, askedCount);
  return {
    image: pngText(scene),
    letters: asked.map(({ word: letter }) => letter),
    places: asked.map(({ place }) => place),
  };
}

function write(scene: Picture, letter: string, middle: Place): void {
  const turn = (randomInt(-40, 41) / 100) * 1;
  const size = randomInt(8, 11);
  for (const line of glyphs[letter] ?? []) {
    if (!line) continue;
    const [x1, y1, x2, y2] = line;
    for (let step = 0; step <= 40; step += 1) {
      const [across, down] = [
        (x1 + ((x2 - x1) * step) / 40 - 1) * size,
        (y1 + ((y2 - y1) * step) / 40 - 2) * size * 0.8,
      ];
      const x = middle.x + across * Math.cos(turn) - down * Math.sin(turn);
      const y = middle.y + across * Math.sin(turn) + down * Math.cos(turn);
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1)
          if (Math.hypot(dx, dy) <= 2) paint(scene, x + dx, y + dy, [255, 255, 255]);
    }
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: randomInt(2 ** 31) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}
