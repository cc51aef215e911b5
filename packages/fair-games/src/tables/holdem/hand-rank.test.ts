import { expect, it } from 'vitest';
import { cardNamed } from '../../cards/card.ts';
import { bestHand, holdemRanks, scoreOfFive } from './hand-rank.ts';

const cards = (names: string) => names.split(' ').map((name) => cardNamed(name) ?? NaN);
const rank = (names: string) => bestHand(cards(names)).rank;
const score = (names: string) => bestHand(cards(names)).score;

it('finds every hand of five as often as the books count them', () => {
  const counts = new Map<string, number>();
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) {
            const name = holdemRanks[Math.floor(scoreOfFive([a, b, c, d, e]) / 15 ** 5)] ?? '?';
            counts.set(name, (counts.get(name) ?? 0) + 1);
          }
  // 2,598,960 hands; the 40 straight flushes hold the four royal ones.
  expect(Object.fromEntries(counts)).toEqual({
    highCard: 1_302_540,
    onePair: 1_098_240,
    twoPairs: 123_552,
    threeOfAKind: 54_912,
    straight: 10_200,
    flush: 5108,
    fullHouse: 3744,
    fourOfAKind: 624,
    straightFlush: 40,
  });
}, 60_000);

it('takes the best five of seven, also all of them from the board', () => {
  expect(rank('AS KD 2C 2D 2H KC KH')).toBe('fullHouse');
  expect(rank('AS 2D 3C 4D 5H KC KH')).toBe('straight');
  expect(rank('2S 3S TS JS QS KS AS')).toBe('straightFlush');
  // Both play the board.
  const board = 'TS JS QH KD AC';
  expect(score(`2S 3D ${board}`)).toBe(score(`9S 4C ${board}`));
});

it('compares by category, then by the ranks that decide, and never by suits', () => {
  const falling = [
    'AS KS QS JS TS',
    '5H 4H 3H 2H AH',
    '2S 2H 2C 2D 3S',
    'AS AH AC 2D 2S',
    'KS KH KC AD AS',
    'AC JC 8C 4C 3C',
    'KC QC JC TC 8C',
    'AS KH QC JD TS',
    '6S 5H 4C 3D 2S',
    '5S 4H 3C 2D AS',
    '2S 2H 2C 4D 3S',
    'AS AH KC KD 2S',
    'AS AH QC QD KS',
    'AS AH KC QD JS',
    'AS AH KC QD TS',
    'AS KH QC JD 9S',
    '7S 5H 4C 3D 2S',
  ].map(score);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(new Set(falling).size).toBe(falling.length);
  expect(score('AC JC 8C 4C 3C')).toBe(score('AD JD 8D 4D 3D'));
});
