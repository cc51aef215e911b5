import type { Language } from '#platform/errors.ts';
import type { Chance } from '../chance.ts';

const numerals = {
  'zh-CN': ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
};

/** A sum as text whose result is never negative, for members who cannot read the picture. */
export function makeQuestion(chance: Chance, language: Language): { question: string; answer: string } {
  const first = chance.whole(2, 12);
  const second = chance.whole(2, 12);
  const third = chance.whole(1, Math.min(12, first + second));
  const [a = '', b = '', c = ''] = [first, second, third].map((number) => numerals[language][number]);
  const question =
    language === 'en' ? `What is ${a} plus ${b}, minus ${c}?` : `${a}加${b}，再减去${c}，等于几？`;
  return { question, answer: String(first + second - third) };
}
