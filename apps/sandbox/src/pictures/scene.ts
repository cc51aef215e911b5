import { randomInt } from 'node:crypto';
import { blankPicture, type Picture } from './png.ts';

type Colour = readonly [red: number, green: number, blue: number];

const skies: readonly (readonly [top: Colour, bottom: Colour])[] = [
  [
    [36, 96, 168],
    [226, 170, 120],
  ],
  [
    [24, 118, 116],
    [212, 214, 150],
  ],
  [
    [86, 58, 140],
    [232, 142, 146],
  ],
];

/** A drawn dusk over waves, another one each time. */
export function drawScene(width: number, height: number): Picture {
  const picture = blankPicture(width, height);
  const [top, bottom] = skies[randomInt(skies.length)] ?? [
    [0, 0, 0],
    [255, 255, 255],
  ];
  const [long, short, shift] = [randomInt(18, 40), randomInt(6, 14), randomInt(0, 60)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const wave = 0.12 * Math.sin((x + shift) / long + y / short) + 0.06 * Math.sin((x - y) / short);
      const part = Math.min(1, Math.max(0, y / height + wave));
      paint(picture, x, y, mix(top, bottom, Math.round(part * 24) / 24));
    }
  return picture;
}

export function paint(
  { width, height, pixels }: Picture,
  x: number,
  y: number,
  [red, green, blue]: Colour,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  pixels.set([red, green, blue, 255], (Math.floor(y) * width + Math.floor(x)) * 4);
}

export function colourAt({ width, pixels }: Picture, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
}

export function mix(one: Colour, other: Colour, part: number): Colour {
  const between = (from: number, to: number) => Math.round(from + (to - from) * part);
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}
