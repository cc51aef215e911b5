import { pictureWidth, sceneHeight } from '@fairway/contract/risk/captcha-sizes.ts';
import type { Chance } from '../chance.ts';
import type { Point } from './glyphs.ts';
import { mix, number, rgb, through, type Colour } from './vector.ts';

/** Nights over a pitch: sky, haze, grass. */
type Palette = readonly [sky: Colour, haze: Colour, grass: Colour];
const night: Palette = [
  [18, 32, 84],
  [70, 104, 190],
  [16, 104, 84],
];
const palettes: readonly Palette[] = [
  night,
  [
    [44, 24, 84],
    [168, 92, 150],
    [24, 92, 96],
  ],
  [
    [10, 44, 70],
    [80, 150, 176],
    [40, 112, 66],
  ],
];
/** Bands instead of a smooth run of colours: soft to the eye, and a file of a few kilobytes. */
const skyBands = 16;
const lightBands = 6;

/** A drawn landscape, another one each time: sky, hills, a striped pitch and lights. */
export function drawScene(chance: Chance): string {
  const [sky, haze, grass] = palettes[chance.whole(0, palettes.length - 1)] ?? night;
  const horizon = chance.between(74, 98);
  return [
    drawSky(sky, haze, horizon),
    drawHills(chance, horizon, mix(haze, grass, 0.45)),
    drawPitch(chance, horizon, mix(haze, grass, 0.8), sky),
    ...Array.from({ length: 9 }, () => drawLight(chance)),
  ].join('');
}

function drawSky(sky: Colour, haze: Colour, horizon: number): string {
  const high = horizon / skyBands;
  return Array.from({ length: skyBands }, (_, band) =>
    box(band * high, high + 1, mix(sky, haze, band / (skyBands - 1))),
  ).join('');
}

function drawHills(chance: Chance, horizon: number, colour: Colour): string {
  const [wave, swing, phase] = [chance.between(24, 46), chance.between(6, 14), chance.between(0, 6)];
  const ridge = Array.from({ length: pictureWidth / 4 + 1 }, (_, at): Point => {
    const x = at * 4;
    return [x, horizon - 16 + swing * Math.sin(x / wave + phase) + 4 * Math.sin(x / 9 + phase)];
  });
  const path = through([...ridge, [pictureWidth, sceneHeight], [0, sceneHeight]]);
  return `<path d="${path}Z" fill="${rgb(colour)}"/>`;
}

/** Mown in stripes that run slanting away. */
function drawPitch(chance: Chance, horizon: number, colour: Colour, shade: Colour): string {
  const [stripe, slant] = [chance.between(16, 30), chance.between(-0.8, 0.8)];
  const [far, near] = [slant * horizon, slant * sceneHeight];
  const reach = Math.abs(near) + pictureWidth;
  const stripes: string[] = [];
  for (let x = -2 * stripe * Math.ceil(reach / stripe); x < 2 * reach; x += 2 * stripe)
    stripes.push(
      `${through([
        [x - far, horizon],
        [x + stripe - far, horizon],
        [x + stripe - near, sceneHeight],
        [x - near, sceneHeight],
      ])}Z`,
    );
  return (
    box(horizon, sceneHeight - horizon, colour) +
    `<path d="${stripes.join('')}" fill="${rgb(shade)}" fill-opacity="0.22"/>`
  );
}

function drawLight(chance: Chance): string {
  const [x, y] = [chance.between(0, pictureWidth), chance.between(0, sceneHeight)];
  const [reach, strength] = [chance.between(9, 30), chance.between(0.15, 0.5)];
  return Array.from({ length: lightBands }, (_, band) => {
    const radius = reach * (1 - band / lightBands);
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="rgb(255,244,214)" fill-opacity="${number(strength / lightBands)}"/>`;
  }).join('');
}

function box(top: number, high: number, colour: Colour): string {
  return `<rect y="${number(top)}" width="${pictureWidth}" height="${number(high)}" fill="${rgb(colour)}"/>`;
}
