import type { CaptchaKind as KindName } from '@fairway/contract/risk/schemas.ts';
import type { Language } from '#platform/errors.ts';
import { chanceFrom, type Chance } from '../chance.ts';
import type { CaptchaKind, Challenge } from './captcha-kind.ts';

/**
 * A kind that is drawn here. The same chance draws the same again, so that a challenge can be shown twice without being kept;
 * of what is right only `solution` is kept.
 */
export interface DrawnKind {
  draw(chance: Chance, language: Language): Promise<{ challenge: Challenge; solution: string }>;
  /** Whether an answer is right enough. */
  matches(solution: string, answer: string): boolean;
}

export interface KeptDrawing {
  /** Draws the challenge again. */
  seed: string;
  language: Language;
  solution: string;
}

// Only `open` writes it, and it is kept sealed.
export const readDrawing = (kept: string): KeptDrawing => JSON.parse(kept) as KeptDrawing;

/** The port of a kind that is drawn here: it always opens, and always knows. */
export function ownKind(looks: KindName, drawn: DrawnKind): CaptchaKind {
  return {
    looks,
    async open(app, { language }) {
      const seed = app.ids.secret();
      const { challenge, solution } = await drawn.draw(chanceFrom(seed), language);
      const kept: KeptDrawing = { seed, language, solution };
      return { challenge, kept: JSON.stringify(kept) };
    },
    async show(kept) {
      const { seed, language } = readDrawing(kept);
      return (await drawn.draw(chanceFrom(seed), language)).challenge;
    },
    judge: async (_app, kept, answer) =>
      drawn.matches(readDrawing(kept).solution, answer) ? 'right' : 'wrong',
  };
}
