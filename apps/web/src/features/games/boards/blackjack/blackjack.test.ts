import { describe, expect, it } from 'vitest';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { newPlaces, outlookOf, tableOf } from './blackjack-round.ts';
import { resultsOf } from './hand-results.ts';
import { totalText } from './total-text.ts';

const round = (acts: readonly string[], steps: ShownRound['steps'], more: Partial<ShownRound> = {}) =>
  ({
    status: 'open',
    nextActs: [],
    acts: acts.map((act) => ({ act })),
    steps,
    ...more,
  }) as unknown as ShownRound;
const deal = { kind: 'deal', player: ['8S', '8D'], dealer: '6H' };
const split = {
  kind: 'split',
  hands: [
    ['8S', '3H'],
    ['8D', '2S'],
  ],
};
const double = { kind: 'double', hand: 0, card: 'KS', total: 21 };
const dealer = { kind: 'dealer', cards: ['6H', 'TC', '2C'], total: 18, totals: [21, 10], paid: '4' };

describe('a round of blackjack on its table', () => {
  it('shows the hands of a split with a double, whose turn it is, and how each ended', () => {
    const open = tableOf(round(['split', 'double'], [deal, split, double]));
    expect(open).toMatchObject({ dealer: ['6H'], active: 1, ended: undefined });
    expect(open.hands).toEqual([
      { cards: ['8S', '3H', 'KS'], doubled: true, over: true },
      { cards: ['8D', '2S'], doubled: false, over: false },
    ]);
    expect(resultsOf(open)).toEqual([]);
    const stand = { kind: 'stand', hand: 1 };
    const over = tableOf(
      round(['split', 'double', 'stand'], [deal, split, double, stand, dealer], { status: 'settled' }),
    );
    expect(over).toMatchObject({ dealer: ['6H', 'TC', '2C'], active: undefined });
    expect(resultsOf(over)).toEqual(['win', 'lose']);
  });

  it('lets only the cards of the last act come: the deal, one card each for a split, then the dealer', () => {
    expect(newPlaces(round([], [deal]))).toEqual(['p0.0', 'p0.1', 'd0']);
    expect(newPlaces(round(['split'], [deal, split]))).toEqual(['p0.1', 'p1.1']);
    expect(newPlaces(round(['split', 'double'], [deal, split, double]))).toEqual(['p0.2']);
    expect(newPlaces(round(['stand'], [deal, { kind: 'stand', hand: 0 }, dealer]))).toEqual(['d1', 'd2']);
    expect(newPlaces(undefined)).toEqual([]);
  });

  it('tells a blackjack from 21, and a push of two of them', () => {
    const natural = (player: string[], cards: string[]) =>
      resultsOf(
        tableOf(
          round(
            [],
            [
              { kind: 'deal', player, dealer: cards[0] },
              { kind: 'natural', dealer: cards, paid: '0' },
            ],
          ),
        ),
      );
    expect(natural(['AS', 'KD'], ['9H', '7C'])).toEqual(['blackjack']);
    expect(natural(['AS', 'KD'], ['AH', 'KC'])).toEqual(['push']);
    expect(natural(['9S', 'KD'], ['AH', 'KC'])).toEqual(['lose']);
  });

  it('writes soft totals as both, and knows the chances of the hand whose turn it is', () => {
    expect([totalText(['AS', '6D']), totalText(['AS', 'KD']), totalText(['AS', '6D', 'TC'])]).toEqual([
      '7 / 17',
      '21',
      '17',
    ]);
    const open = round(['split', 'double'], [deal, split, double], { nextActs: ['hit', 'stand', 'double'] });
    // Ten against a six: doubled.
    expect(outlookOf(open, tableOf(open))?.best).toBe('double');
    expect(outlookOf(open, { ...tableOf(open), active: undefined })).toBeUndefined();
  });
});
