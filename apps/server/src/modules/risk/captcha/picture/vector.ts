import sharp from 'sharp';
import type { Point } from './glyphs.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Between two colours: 0 the first, 1 the second. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const between = (one: number, other: number): number => Math.round(one + (other - one) * part);
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

export const rgb = (colour: Colour): string => `rgb(${colour.join(',')})`;

/** Two decimals: a tenth of what an eye can see. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

/** A line through the points, as the `d` of a path. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}

export interface View {
  width: number;
  height: number;
  /** What lies in the upper left corner. */
  from?: Point;
}

/**
 * Vector shapes as a PNG without metadata. Drawn by librsvg in the pool's threads, so that a picture keeps no other call waiting;
 * the paths themselves never leave the server.
 */
export function toPng(shapes: string, { width, height, from: [x, y] = [0, 0] }: View): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${number(x)} ${number(y)} ${width} ${height}">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
