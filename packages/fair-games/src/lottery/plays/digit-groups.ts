import type { Lottery } from '../draws.ts';
import { numberTexts, places, type Play } from '../play.ts';

export const digits = numberTexts(0, 9);

/** 直选 of the last digits, in their order. */
export function lastDigits(lottery: Lottery, length: number, count: number): Play {
  const from = length - count;
  return {
    lottery,
    form: { kind: 'places', places: count, numbers: digits, distinct: false },
    looksAt: () => places(from, length),
    wins: (note, result) => note.every((digit, place) => result[from + place] === digit),
  };
}

/** 组三 of the last three: the first digit twice, the second once, in any order. */
export function groupThree(lottery: Lottery, length: number): Play {
  const from = length - 3;
  return {
    lottery,
    form: { kind: 'places', places: 2, numbers: digits, distinct: true },
    looksAt: () => places(from, length),
    wins: ([twice, once], result) => {
      const last = result.slice(from);
      return last.filter((digit) => digit === twice).length === 2 && last.some((digit) => digit === once);
    },
  };
}

/** 组选 of as many different digits as there are last places: 组六 of three, 二星组选 of two. */
export function groupOfDifferent(lottery: Lottery, length: number, count: number): Play {
  const from = length - count;
  return {
    lottery,
    form: { kind: 'set', size: count, numbers: digits },
    looksAt: () => places(from, length),
    wins: (note, result) => {
      const last = result.slice(from);
      return note.every((digit) => last.includes(digit));
    },
  };
}
