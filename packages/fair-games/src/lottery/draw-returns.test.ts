import { Fraction } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { drawReturns, type StakedNote } from './draw-returns.ts';
import { oddsOf } from './odds.ts';
import type { Note, Play } from './play.ts';
import { playOf, plays, type PlayCode } from './plays.ts';
import { readPick } from './read-pick.ts';
import { forEachOutcome, resultSpaces } from './result-space.ts';

/** A few notes of a play that overlap where its notes can. */
function someNotes({ form }: Play): Note[] {
  if (form.kind === 'options') return form.options.slice(0, 4).map((_, index) => [index]);
  if (form.kind === 'placedOptions')
    return [0, 1].flatMap((place) => form.options.slice(0, 2).map((_, option) => [place, option]));
  if (form.kind === 'places') {
    const lists = Array.from({ length: form.places }, () => form.numbers.slice(0, 3).join(','));
    return [...readPick(form, lists.join('|'))].slice(0, 5);
  }
  return [...readPick(form, form.numbers.slice(0, form.size + 1).join(','))];
}

/** The same by going through every outcome of the places that these notes look at. */
function byEveryOutcome(play: Play, staked: readonly StakedNote[]) {
  const places = [...new Set(staked.flatMap(({ note }) => play.looksAt(note)))];
  let [sum, squares, all] = [Fraction.ZERO, Fraction.ZERO, 0n];
  const seen = new Map<string, { amount: Fraction; count: bigint }>();
  forEachOutcome(resultSpaces[play.lottery], places, (result) => {
    all += 1n;
    const won = staked.filter(({ note }) => play.wins(note, result));
    const key = won.map(({ note }) => note.join()).join(' ');
    const known = seen.get(key);
    if (known) known.count += 1n;
    else {
      const amount = won.reduce(
        (total, { note, stake }) => total.add(oddsOf(play, note).mul(Fraction.of(stake))),
        Fraction.ZERO,
      );
      seen.set(key, { amount, count: 1n });
    }
  });
  for (const { amount, count } of seen.values()) {
    const chance = Fraction.of(count, all);
    sum = sum.add(amount.mul(chance));
    squares = squares.add(amount.mul(amount).mul(chance));
  }
  return { expected: sum, variance: squares.sub(sum.mul(sum)) };
}

describe('what one draw returns', () => {
  it.each(Object.keys(plays) as PlayCode[])('%s: mean and variance are those of every outcome', (code) => {
    const play = playOf(code);
    const staked = someNotes(play).map((note, index) => ({ note, stake: BigInt(100 * (index + 1)) }));
    const counted = drawReturns(play, staked);
    const enumerated = byEveryOutcome(play, staked);
    expect(counted.expected.toString()).toBe(enumerated.expected.toString());
    expect(counted.variance.toString()).toBe(enumerated.variance.toString());
  });

  it('has no variance where every side of a coin carries the same return', () => {
    const play = playOf('ssc.sides');
    // Big and small of one place at the same odds: one of them always wins.
    const { variance } = drawReturns(play, [
      { note: [0, 0], stake: 100n },
      { note: [0, 1], stake: 100n },
    ]);
    expect(variance.isZero()).toBe(true);
  });
});
