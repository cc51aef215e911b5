import { drawPicture } from '../picture/draw-picture.ts';
import { characters } from '../picture/glyphs.ts';
import { nothingShown, plainText } from './captcha-kind.ts';
import type { DrawnKind } from './drawn-kind.ts';

const length = 5;

/** Drawn characters to read. */
export const picture: DrawnKind = {
  async draw(chance) {
    const text = Array.from({ length }, () => chance.pick(characters)).join('');
    return { challenge: { ...nothingShown, image: await drawPicture(text, chance) }, solution: text };
  },
  matches: (solution, answer) => plainText(answer) === solution,
};
