import { expect, it } from 'vitest';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { pays, pokerRoundOf } from './poker-round.ts';

const round = (steps: ShownRound['steps']) => ({ steps }) as ShownRound;
const deal = { kind: 'deal', cards: ['AS', 'KS', '2D', '7C', 'JH'] };

it('reads what was dealt, and what the draw made of it', () => {
  expect(pokerRoundOf(undefined)).toEqual({ dealt: [], final: undefined });
  expect(pokerRoundOf(round([deal])).final).toBeUndefined();
  const draw = {
    kind: 'draw',
    held: [0, 1],
    cards: ['AS', 'KS', 'AD', 'KC', 'AH'],
    hand: 'fullHouse',
    paid: '9',
  };
  expect(pokerRoundOf(round([deal, draw])).final).toEqual({
    cards: draw.cards,
    held: [0, 1],
    hand: 'fullHouse',
  });
  expect(pokerRoundOf(round([deal, { ...draw, hand: null }])).final?.hand).toBeUndefined();
});

it('pays 9 for a full house and 6 for a flush', () => {
  const paid = Object.fromEntries(pays.map((row) => [row.hand, row.paid]));
  expect(paid).toMatchObject({ royalFlush: 800, fullHouse: 9, flush: 6, jacksOrBetter: 1 });
});
