import { describe, expect, it } from 'vitest';
import { cardNamed, rankOf, type Card } from '../../cards/card.ts';
import { choose } from '../../chance/combinations.ts';
import { testStream } from '../../testing/node-hashing.ts';
import { bullHand, bullPoints, compareBulls } from './bull-hand.ts';
import { bullCounts } from './bull-odds.ts';

const cards = (text: string): Card[] => text.split(' ').map((name) => cardNamed(name) ?? NaN);
const kind = (text: string) => bullHand(cards(text)).kind;

describe('five cards of niuniu', () => {
  it('are what the two beside a sum of ten, twenty or thirty come to', () => {
    expect(kind('2S 3H 5D 4C 9S')).toBe('bull3');
    expect(kind('KS QH JD 5C 5S')).toBe('bullBull');
    expect(kind('TS 4H 6D 8C 7S')).toBe('bull5');
    expect(kind('AS 2H 3D 4C 8S')).toBe('none');
    expect(kind('9S 9H 2D TC AH')).toBe('bull1');
    const { three } = bullHand(cards('TS 4H 6D 8C 7S'));
    expect(three).toEqual([0, 1, 2]);
  });

  it('are more than a bull with five faces, four of a kind, or five small ones', () => {
    expect(kind('JS QH KD KC JD')).toBe('fiveFaces');
    // A ten is no face.
    expect(kind('TS QH KD KC JD')).toBe('bullBull');
    expect(kind('7S 7H 7D 7C KD')).toBe('bomb');
    // A bomb of faces is a bomb.
    expect(kind('KS KH KD KC QD')).toBe('bomb');
    expect(kind('AS 2H 2D 3C 2S')).toBe('fiveSmall');
    // More than ten together, or a five among them.
    expect(kind('3S 2H 2D 3C 2S')).not.toBe('fiveSmall');
    expect(kind('AS AH AD 2C 5S')).not.toBe('fiveSmall');
    // Four aces with a two are five small ones first.
    expect(kind('AS AH AD AC 2S')).toBe('fiveSmall');
  });

  it('multiply by 1 up to bull 6, then 2, 3, 4, and 5, 6, 8', () => {
    const multiple = (text: string) => bullHand(cards(text)).multiple;
    const hands = [
      '9S 9H 2D 8C 6H',
      'TS TH JD 6C KS',
      'TS TH JD 6C AS',
      'TS TH JD 6C 2S',
      'TS TH JD 6C 3S',
      'KS QH JD 5C 5S',
      'JS QH KD KC JD',
      '7S 7H 7D 7C KD',
      'AS 2H 2D 3C 2S',
    ];
    expect(hands.map(multiple)).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 8]);
  });

  it('win by kind, then by the highest card and its suit, spades first', () => {
    const wins = (one: string, other: string) => {
      expect(compareBulls(cards(one), cards(other)), one).toBeGreaterThan(0);
      expect(compareBulls(cards(other), cards(one)), other).toBeLessThan(0);
    };
    wins('TS TH JD 6C 2S', 'KS QH KD 6H AS');
    wins('KS TH 2D 6C AH', 'KH TS 2S 6D AC');
    wins('KH TD 2D 6C AH', 'QS TS 2S 6D AC');
    // An ace is low.
    wins('9S 9H 7D 8C 6C', 'AS 2H 3D 4C 8S');
    wins('8S 8H 8D 8C 2S', '7S 7H 7D 7C KD');
  });

  it('have a bull wherever any three of them make ten, whatever order they lie in', () => {
    const stream = testStream('bulls');
    for (let round = 0; round < 3000; round += 1) {
      const hand = stream.pick(52, 5);
      const points = hand.map(bullPoints);
      let makes = false;
      for (let mask = 0; mask < 32; mask += 1) {
        const chosen = points.filter((_, place) => (mask >> place) & 1);
        makes ||= chosen.length === 3 && chosen.reduce((sum, one) => sum + one, 0) % 10 === 0;
      }
      const found = bullHand(hand);
      if (!['fiveFaces', 'bomb', 'fiveSmall'].includes(found.kind)) {
        expect(found.kind !== 'none', hand.map(rankOf).join(' ')).toBe(makes);
        if (makes) expect(found.three.reduce((sum, place) => sum + (points[place] ?? 0), 0) % 10).toBe(0);
      }
      expect(bullHand(hand.toReversed()).kind).toBe(found.kind);
    }
  });

  it('come as often as every hand of a pack is counted', () => {
    const counts = bullCounts();
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0n)).toBe(choose(52, 5));
    // C(12, 5) hands of faces less 3 x 8 bombs among them; 13 x 48 bombs less 16 that are five small ones.
    expect([counts.fiveFaces, counts.bomb]).toEqual([792n - 24n, 624n - 16n]);
    expect(counts).toMatchObject({ none: 870_984n, bull9: 171_288n, bullBull: 190_976n, fiveSmall: 776n });
  });
});
