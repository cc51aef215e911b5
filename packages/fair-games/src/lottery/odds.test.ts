import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../chance/multiplier.ts';
import { noteText } from './note-text.ts';
import { chanceOf, oddsOf } from './odds.ts';
import type { Note, Play } from './play.ts';
import { isPlayCode, playOf, plays } from './plays.ts';

/** One note of every kind that a play has. */
function notesOfEachKind({ form }: Play): Note[] {
  if (form.kind === 'options') return form.options.map((_, index) => [index]);
  if (form.kind === 'placedOptions') return form.options.map((_, index) => [form.places - 1, index]);
  const lowest = Number(form.numbers[0]);
  const count = form.kind === 'places' ? form.places : form.size;
  return [Array.from({ length: count }, (_, index) => lowest + index)];
}

/** What is known of each play by counting on paper: [favourable, all] of its first kind of note, or of each. */
const known: Record<string, readonly (readonly [number, number])[]> = {
  'k3.sum': [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1].map((n) => [n, 216]),
  'k3.triple': [[1, 216]],
  'k3.anyTriple': [[6, 216]],
  'k3.pair': [[16, 216]],
  'k3.pairSingle': [[3, 216]],
  'k3.two': [[30, 216]],
  'k3.three': [[6, 216]],
  'k3.straight': [[24, 216]],
  'k3.sides': [
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ],
  'x5.any1': [[5, 11]],
  'x5.any2': [[10, 55]],
  'x5.any3': [[10, 165]],
  'x5.any4': [[5, 330]],
  'x5.any5': [[1, 462]],
  'x5.any6': [[6, 462]],
  'x5.any7': [[21, 462]],
  'x5.any8': [[56, 462]],
  'x5.front2': [[1, 110]],
  'x5.front3': [[1, 990]],
  'x5.group2': [[2, 110]],
  'x5.group3': [[6, 990]],
  'ssc.star1': [[1, 10]],
  'ssc.star2': [[1, 100]],
  'ssc.star3': [[1, 1_000]],
  'ssc.star4': [[1, 10_000]],
  'ssc.star5': [[1, 100_000]],
  'ssc.group2': [[2, 100]],
  'ssc.group3': [[3, 1_000]],
  'ssc.group6': [[6, 1_000]],
  'ssc.position': [[1, 10]],
  'ssc.anyPlace': [[271, 1_000]],
  'ssc.sides': [
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ],
  'ssc.dragonTiger': [
    [45, 100],
    [45, 100],
    [10, 100],
  ],
  'pk10.position': [[1, 10]],
  'pk10.first2': [[1, 90]],
  'pk10.first3': [[1, 720]],
  'pk10.sum': [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2].map((n) => [n, 90]),
  'pk10.sides': [
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ],
  'pk10.dragonTiger': [
    [1, 2],
    [1, 2],
  ],
  'lucky28.sum': [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75].map((n) => [n, 1_000]),
  'lucky28.sides': [
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2],
  ],
  // Odd and even split each half unevenly: the sums 14 and 13 lie in the middle.
  'lucky28.combos': [
    [231, 1_000],
    [269, 1_000],
    [269, 1_000],
    [231, 1_000],
  ],
  'lucky28.extremes': [
    [56, 1_000],
    [56, 1_000],
  ],
  'lucky28.kinds': [
    [10, 1_000],
    [48, 1_000],
    [270, 1_000],
    [672, 1_000],
  ],
  'd3.straight': [[1, 1_000]],
  'd3.group3': [[3, 1_000]],
  'd3.group6': [[6, 1_000]],
  'd3.sum': [1, 3, 6, 10, 15, 21, 28].map((n) => [n, 1_000]),
  'd3.span': [10, 54, 96, 126, 144, 150, 144, 126, 96, 54].map((n) => [n, 1_000]),
};

describe('the odds of a play', () => {
  it.each(Object.keys(plays))('%s counts the chance known on paper', (code) => {
    const play = playOf(code);
    const expected = (known[code] ?? []).map(([won, all]) =>
      Fraction.of(BigInt(won), BigInt(all)).toString(),
    );
    const found = notesOfEachKind(play).map((note) => chanceOf(play, note).toString());
    expect(expected.length).toBeGreaterThan(0);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it('return 97 % before cutting to 3 decimals, never less than 85 %', () => {
    for (const play of Object.values(plays))
      for (const note of notesOfEachKind(play)) {
        const returned = oddsOf(play, note).mul(chanceOf(play, note));
        expect(returned.compare(Fraction.of(97n, 100n))).not.toBe(1);
        expect(returned.compare(Fraction.of(85n, 100n)), noteText(play.form, note)).toBe(1);
        expect(oddsOf(play, note).compare(Fraction.ONE)).toBe(1);
      }
  });

  it('are the same for every note of a kind, and published as decimals', () => {
    // 0.97 / (5/11) = 2.134; 0.97 / (271/1000) = 3.5793..; 0.97 x 990 = 960.3
    expect(decimalText(oddsOf(plays['x5.any1'], [3]))).toBe('2.134');
    expect(decimalText(oddsOf(plays['ssc.anyPlace'], [9]))).toBe('3.579');
    expect(decimalText(oddsOf(plays['x5.front3'], [11, 1, 7]))).toBe('960.3');
    for (const note of [
      [0, 3],
      [4, 3],
      [9, 3],
    ])
      expect(decimalText(oddsOf(plays['pk10.sides'], note))).toBe('1.94');
    for (const play of Object.values(plays))
      if (play.form.kind === 'placedOptions')
        for (const note of notesOfEachKind(play))
          expect(chanceOf(play, [0, note[1] ?? 0]).toString()).toBe(chanceOf(play, note).toString());
  });

  it('exist for known plays only', () => {
    expect(isPlayCode('toString')).toBe(false);
    expect(() => playOf('x5.any9')).toThrow(expect.objectContaining({ fault: 'unknownPlay' }) as Error);
  });
});
