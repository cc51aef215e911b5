import { makeQuestion } from './question-text.ts';
import { nothingShown, plainText } from './captcha-kind.ts';
import type { DrawnKind } from './drawn-kind.ts';

/** A sum as text, for members who cannot see or move what the others show. */
export const question: DrawnKind = {
  async draw(chance, language) {
    const { question: text, answer } = makeQuestion(chance, language);
    return { challenge: { ...nothingShown, question: text }, solution: answer };
  },
  matches: (solution, answer) => plainText(answer) === solution,
};
