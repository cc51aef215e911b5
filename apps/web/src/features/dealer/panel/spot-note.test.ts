import { dealerTables } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { expect, it } from 'vitest';
import { spotNote } from './spot-note.ts';

it('is said of every spot whose results return more than one amount, and of no other', () => {
  for (const rules of ['baccarat', 'baccaratNoCommission', 'roulette', 'dragonTiger', 'sicbo'] as const) {
    const { spots, pays, results } = dealerTables[rules];
    for (const spot of spots) {
      const amounts = new Set(
        results()
          .map(({ result }) => pays(spot, result))
          .filter((amount) => amount.compare(Fraction.ZERO) > 0)
          .map(String),
      );
      expect(spotNote(rules, spot) !== undefined, `${rules} ${spot}`).toBe(amounts.size > 1);
    }
  }
});

it('says of the banker without commission that six points pay half', () => {
  expect(spotNote('baccaratNoCommission', 'banker')).toBe('halfOnSix');
  expect(spotNote('baccarat', 'banker')).toBe('pushOnTie');
  expect(spotNote('dragonTiger', 'tiger')).toBe('halfOnTie');
});
