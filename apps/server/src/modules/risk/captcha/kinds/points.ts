import { Canvas } from '../picture/canvas.ts';
import { characters, glyphOf, type Point } from '../picture/glyphs.ts';
import { drawScene, sceneHeight } from '../picture/scene.ts';
import { pictureWidth } from '@fairway/contract/risk/captcha-sizes.ts';
import type { Chance } from '../chance.ts';
import { nothingShown } from './captcha-kind.ts';
import type { DrawnKind } from './drawn-kind.ts';

const shown = 5;
const asked = 3;
/** How far from a character's middle a press may be, in pixels of the picture. */
const reach = 24;

/** Characters in a picture to press in the order that is asked; the answer is `x,y` of each press, with `;` between. */
export const points: DrawnKind = {
  draw(chance, language) {
    const scene = drawScene(chance);
    const left = new Set<string>();
    while (left.size < shown) left.add(chance.pick(characters));
    const word = [...left];
    const slot = pictureWidth / shown;
    const middles = word.map((_, at): Point => [
      Math.round(slot * (at + 0.5) + chance.between(-6, 6)),
      Math.round(chance.between(30, sceneHeight - 30)),
    ]);
    const ink = new Canvas(pictureWidth, sceneHeight);
    word.forEach((character, at) => write(ink, character, middles[at] ?? [0, 0], chance));
    scene.blend(ink.ink, [255, 255, 255]);
    const order = shuffled(word.length, chance).slice(0, asked);
    const names = order.map((at) => word[at]);
    return {
      challenge: {
        ...nothingShown,
        image: scene.encode(),
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

function write(ink: Canvas, character: string, [x0, y0]: Point, chance: Chance): void {
  const turn = chance.between(-0.5, 0.5);
  const size = chance.between(5.6, 6.6);
  for (const stroke of glyphOf(character))
    ink.line(
      stroke.map(([x, y]): Point => {
        const [across, down] = [(x - 2) * size, (y - 3) * size];
        return [
          x0 + across * Math.cos(turn) - down * Math.sin(turn),
          y0 + across * Math.sin(turn) + down * Math.cos(turn),
        ];
      }),
      2,
    );
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
