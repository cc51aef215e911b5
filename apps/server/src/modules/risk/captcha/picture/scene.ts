import { pictureWidth, sceneHeight } from '@fairway/contract/risk/captcha-sizes.ts';
import type { Chance } from '../chance.ts';
import { mix, Sheet, type Colour } from './sheet.ts';

export { sceneHeight };

const lamp: Colour = [255, 244, 214];

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

/** A drawn landscape, another one each time: sky, hills, a striped pitch and lights. */
export function drawScene(chance: Chance): Sheet {
  const sheet = new Sheet(pictureWidth, sceneHeight);
  const [sky, haze, grass] = palettes[chance.whole(0, palettes.length - 1)] ?? night;
  const horizon = chance.between(74, 98);
  const [wave, swing, phase] = [chance.between(24, 46), chance.between(6, 14), chance.between(0, 6)];
  const [stripe, slant] = [chance.between(16, 30), chance.between(-0.8, 0.8)];
  const lights = Array.from({ length: 9 }, () => ({
    x: chance.between(0, pictureWidth),
    y: chance.between(0, sceneHeight),
    reach: chance.between(9, 30),
    strength: chance.between(0.15, 0.5),
  }));
  const hills = Array.from(
    { length: pictureWidth },
    (_, x) => horizon - 16 + swing * Math.sin(x / wave + phase) + 4 * Math.sin(x / 9 + phase),
  );
  for (let y = 0; y < sceneHeight; y += 1) {
    for (let x = 0; x < pictureWidth; x += 1) {
      const hill = hills[x] ?? horizon;
      let colour: Colour =
        y < hill ? mix(sky, haze, steps(y / hill)) : mix(haze, grass, y < horizon ? 0.45 : 0.8);
      if (y >= horizon && Math.floor((x + slant * y) / stripe) % 2 === 0) colour = mix(colour, sky, 0.22);
      for (const light of lights) {
        const [dx, dy] = [x - light.x, y - light.y];
        if (Math.abs(dx) >= light.reach || Math.abs(dy) >= light.reach) continue;
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < light.reach)
          colour = mix(colour, lamp, light.strength * steps(1 - distance / light.reach));
      }
      sheet.set(x, y, colour);
    }
  }
  return sheet;
}

/** In sixteen steps: soft to the eye, and a file of a few kilobytes. */
function steps(part: number): number {
  return Math.round(part * 16) / 16;
}
