import { characters, glyphOf, type Point } from '../picture/glyphs.ts';
import { drawScene } from '../picture/scene.ts';
import { through, toPng } from '../picture/vector.ts';
import { pictureWidth, sceneHeight } from '@fairway/contract/risk/captcha-sizes.ts';
import type { Chance } from '../chance.ts';
import { nothingShown } from './captcha-kind.ts';
import type { DrawnKind } from './drawn-kind.ts';

const shown = 5;
const asked = 3;
/** How far from a character's middle a press may be, in pixels of the picture. */
const reach = 24;

/** Characters in a picture to press in the order that is asked; the answer is `x,y` of each press, with `;` between. */
export const points: DrawnKind = {
  async draw(chance, language) {
    const scene = drawScene(chance);
    const left = new Set<string>();
    while (left.size < shown) left.add(chance.pick(characters));
    const glyphs = [...left];
    const slot = pictureWidth / shown;
    const middles = glyphs.map((_, at): Point => [
      Math.round(slot * (at + 0.5) + chance.between(-6, 6)),
      Math.round(chance.between(30, sceneHeight - 30)),
    ]);
    const written = glyphs.map((character, at) => write(character, middles[at] ?? [0, 0], chance)).join('');
    const strokes = `<path d="${written}" fill="none" stroke="white" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
    const order = shuffled(glyphs.length, chance).slice(0, asked);
    const names = order.map((at) => glyphs[at]);
    return {
      challenge: {
        ...nothingShown,
        image: await toPng(scene + strokes, { width: pictureWidth, height: sceneHeight }),
        question:
          language === 'en'
            ? `Click in this order: ${names.join(', ')}`
            : `请按顺序点击：${names.join('、')}`,
      },
      solution: order.map((at) => (middles[at] ?? []).join(',')).join(';'),
    };
  },
  matches(solution, answer) {
    if (!/^\d{1,3},\d{1,3}(;\d{1,3},\d{1,3}){2}$/.test(answer)) return false;
    const pressed = readPoints(answer);
    return readPoints(solution).every(([x, y], at) => {
      const [pressedX, pressedY] = pressed[at] ?? [-1000, -1000];
      return Math.hypot(x - pressedX, y - pressedY) <= reach;
    });
  },
};

function write(character: string, [x0, y0]: Point, chance: Chance): string {
  const turn = chance.between(-0.5, 0.5);
  const size = chance.between(5.6, 6.6);
  return glyphOf(character)
    .map((stroke) =>
      through(
        stroke.map(([x, y]): Point => {
          const [across, down] = [(x - 2) * size, (y - 3) * size];
          return [
            x0 + across * Math.cos(turn) - down * Math.sin(turn),
            y0 + across * Math.sin(turn) + down * Math.cos(turn),
          ];
        }),
      ),
    )
    .join('');
}

function shuffled(length: number, chance: Chance): number[] {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = chance.whole(0, at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function readPoints(text: string): Point[] {
  return text.split(';').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}
