import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fissileState, fissileTerms } from './fissile.ts';
import { settleGuess } from './guess.ts';
import { isQualified, missingOfFriend } from './invitations.ts';
import { settleRace } from './race.ts';
import { shareEqually } from './share-equally.ts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);

describe('equal shares', () => {
  it('add up to the pot, differ by a fen at most and fall from the earliest', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 300 }), (pot, parts) => {
        const shares = shareEqually(pot, parts);
        expect(sum(shares)).toBe(pot);
        expect(shares).toHaveLength(parts);
        expect((shares[0] ?? 0n) - (shares.at(-1) ?? 0n) <= 1n).toBe(true);
        expect(shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0n))).toBe(true);
      }),
    );
    expect(shareEqually(1_00n, 3)).toEqual([34n, 33n, 33n]);
  });

  it('are refused of nothing among nobody', () => {
    expect(() => shareEqually(1n, 0)).toThrow(RangeError);
    expect(() => shareEqually(1n, 1.5)).toThrow(RangeError);
    expect(() => shareEqually(-1n, 1)).toThrow(RangeError);
  });
});

describe('a guess', () => {
  const guesses = [
    { id: 'a', answer: '2-1' },
    { id: 'b', answer: '1-1' },
    { id: 'c', answer: '2-1' },
    { id: 'd', answer: '3-1' },
  ];

  it('shares the pot among all right answers', () => {
    expect(settleGuess(1_01n, guesses, new Set(['2-1']))).toEqual({
      paid: [
        { id: 'a', amount: 51n },
        { id: 'c', amount: 50n },
      ],
      carried: 0n,
    });
    // Several right answers all win.
    expect(settleGuess(1_00n, guesses, new Set(['2-1', '3-1'])).paid.map(({ id }) => id)).toEqual([
      'a',
      'c',
      'd',
    ]);
  });

  it('carries the pot over where nobody was right or there is no right answer', () => {
    expect(settleGuess(1_00n, guesses, new Set(['0-0']))).toEqual({ paid: [], carried: 1_00n });
    expect(settleGuess(1_00n, guesses, new Set())).toEqual({ paid: [], carried: 1_00n });
  });
});

describe('a race', () => {
  const prizes = [100_00n, 50_00n, 25_01n];

  it('shares the sum of the places that a tie takes up', () => {
    const runners = [
      { id: 'a', score: 5n },
      { id: 'b', score: 9n },
      { id: 'c', score: 5n },
      { id: 'd', score: 1n },
      { id: 'e', score: 0n },
    ];
    // Second and third share 50.00 + 25.01.
    expect(settleRace(runners, prizes)).toEqual([
      { id: 'b', place: 1, prize: 100_00n },
      { id: 'a', place: 2, prize: 37_51n },
      { id: 'c', place: 2, prize: 37_50n },
      { id: 'd', place: 4, prize: 0n },
    ]);
  });

  it('pays every prize that a place is there for, and more to nobody behind', () => {
    const scores = fc.array(fc.bigInt(0n, 5n), { maxLength: 12 });
    fc.assert(
      fc.property(scores, fc.array(fc.bigInt(0n, 1_000n), { maxLength: 8 }), (given, unsorted) => {
        const falling = unsorted.toSorted((one, other) => (one > other ? -1 : 1));
        const runners = given.map((score, index) => ({ id: String(index), score }));
        const places = settleRace(runners, falling);
        expect(sum(places.map(({ prize }) => prize))).toBe(sum(falling.slice(0, places.length)));
        expect(
          places.every(({ prize }, index) => index === 0 || prize <= (places[index - 1]?.prize ?? 0n)),
        ).toBe(true);
      }),
    );
  });
});

describe('a packet that splits', () => {
  const hour = 3_600_000;
  const at = (qualifiedAt: number[], now: number) =>
    fissileState(fissileTerms, { openedAt: 0, qualifiedAt }, now);

  it('splits when five friends qualified in 72 hours', () => {
    expect(at([1, 2, 3, 4], 71 * hour)).toMatchObject({ state: 'open', qualified: 4, shares: [] });
    const split = at([1, 2, 3, 4, 72 * hour - 1, 72 * hour - 1], 80 * hour);
    expect(split).toMatchObject({ state: 'split', qualified: 5 });
    // 20.00 among six: 3.34 for the opener and the first friend, 3.33 for the others.
    expect(split.shares).toEqual([3_34n, 3_34n, 3_33n, 3_33n, 3_33n, 3_33n]);
  });

  it('expires with the friends it has', () => {
    expect(at([1, 2, 3, 4, 72 * hour], 72 * hour)).toMatchObject({
      state: 'expired',
      qualified: 4,
      shares: [],
    });
    // The bar does not run ahead of the clock.
    expect(at([1, 2, 3, 4, 5], 4)).toMatchObject({ state: 'open', qualified: 4 });
  });
});

it('counts a friend who has a phone, 100.00 paid in, 100.00 played and seven days', () => {
  const friend = { hasPhone: true, deposited: 100_00n, played: 100_00n, daysRegistered: 7 };
  expect(isQualified(friend)).toBe(true);
  expect(missingOfFriend({ hasPhone: false, deposited: 99_99n, played: 99_99n, daysRegistered: 6 })).toEqual([
    'phone',
    'deposit',
    'play',
    'days',
  ]);
  expect(isQualified({ ...friend, played: 99_99n })).toBe(false);
});
