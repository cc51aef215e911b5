import type { Chance } from '../chance.ts';
import { glyphOf, type Point } from './glyphs.ts';
import { number, rgb, through, toPng, type Colour } from './vector.ts';

/** Twice the size at which it is shown. */
const width = 320;
const height = 112;
const cell = 56;

/** The site's night blue on a light ground, the same in both themes. */
const paper: Colour = [232, 238, 252];
const ink: Colour = [22, 48, 122];

/** Characters bent, turned and crossed by lines of their own weight, as a PNG: the strokes' paths are not in the file. */
export function drawPicture(text: string, chance: Chance): Promise<Buffer> {
  const lines: string[] = [];
  const draw = (points: readonly Point[], weight: number) =>
    lines.push(`<path d="${through(points)}" stroke-width="${number(2 * weight)}"/>`);
  const warp = warpBy(chance);
  text.split('').forEach((character, at) => {
    const place = placeOf(at, text.length, chance);
    const weight = chance.between(2.6, 3.4);
    for (const stroke of glyphOf(character)) draw(bend(stroke.map(place), warp), weight);
  });
  for (let count = 0; count < 3; count += 1) {
    const from: Point = [-4, chance.between(8, height - 8)];
    const pull: Point = [chance.between(80, 240), chance.between(-40, height + 40)];
    const to: Point = [width + 4, chance.between(8, height - 8)];
    draw(curve(from, pull, to).map(warp), chance.between(1.1, 1.8));
  }
  for (let count = 0; count < 90; count += 1) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)];
    const end: Point = [x + chance.between(-7, 7), y + chance.between(-7, 7)];
    draw([[x, y], end], chance.between(0.7, 1.8));
  }
  const ground = `<rect width="${width}" height="${height}" fill="${rgb(paper)}"/>`;
  return toPng(
    `${ground}<g fill="none" stroke="${rgb(ink)}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`,
    { width, height },
  );
}

/** Where a character's grid lies in the picture: in its cell, turned, stretched and slanted. */
function placeOf(at: number, of: number, chance: Chance): (point: Point) => Point {
  const [turn, slant] = [chance.between(-0.32, 0.32), chance.between(-0.25, 0.25)];
  const [wide, high] = [chance.between(8, 10.5), chance.between(9.5, 12)];
  const x0 = width / 2 + (at - (of - 1) / 2) * cell + chance.between(-5, 5);
  const y0 = height / 2 + chance.between(-9, 9);
  return ([x, y]) => {
    const across = (x - 2) * wide + (y - 3) * slant * high;
    const down = (y - 3) * high;
    return [
      x0 + across * Math.cos(turn) - down * Math.sin(turn),
      y0 + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

function warpBy(chance: Chance): (point: Point) => Point {
  const [phase, turn] = [chance.between(0, 6.28), chance.between(0, 6.28)];
  const [rise, sway] = [chance.between(5, 8), chance.between(3, 5)];
  const [wave, swing] = [chance.between(34, 52), chance.between(16, 26)];
  return ([x, y]) => [x + sway * Math.sin(y / swing + turn), y + rise * Math.sin(x / wave + phase)];
}

/** From one point to another, drawn aside by a third. */
function curve(from: Point, pull: Point, to: Point): Point[] {
  return Array.from({ length: 41 }, (_, at) => {
    const t = at / 40;
    const along = (axis: 0 | 1): number =>
      from[axis] * (1 - t) ** 2 + pull[axis] * 2 * t * (1 - t) + to[axis] * t ** 2;
    return [along(0), along(1)];
  });
}

/** Cuts a stroke into short pieces before it is warped, so that straight lines become curves. */
function bend(stroke: readonly Point[], warp: (point: Point) => Point): Point[] {
  return stroke.flatMap((to, at) => {
    const from = stroke[at - 1];
    if (!from) return [warp(to)];
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5));
    return Array.from({ length: pieces }, (_, piece) => {
      const part = (piece + 1) / pieces;
      return warp([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    });
  });
}
