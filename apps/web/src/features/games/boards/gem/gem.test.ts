import { expect, it } from 'vitest';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { gemsOf, minesOf, tilesOf } from './gem-bet.ts';

const round = (steps: ShownRound['steps']): ShownRound => ({
  id: 'one',
  status: 'open',
  currency: 'CNY',
  stake: '1.00',
  staked: '1.00',
  free: false,
  bet: { mines: 2 },
  steps,
  acts: [],
  nextActs: [],
  multiplier: '0',
  returned: null,
  nonce: 0,
});

it('shows what was opened, and no mine before the round is over', () => {
  const open = round([
    { kind: 'open', tile: 7, safe: true, paid: '1.07' },
    { kind: 'open', tile: 0, safe: true, paid: '1.17' },
  ]);
  expect(tilesOf(open).filter((tile) => tile !== 'closed')).toEqual(['gem', 'gem']);
  expect(tilesOf(open)[7]).toBe('gem');
  expect(gemsOf(open)).toBe(2);
  expect(tilesOf(undefined).every((tile) => tile === 'closed')).toBe(true);
});

it('tells at the end where the mines were, the opened one apart', () => {
  const over = round([
    { kind: 'open', tile: 7, safe: true, paid: '1.07' },
    { kind: 'open', tile: 3, safe: false, paid: '0' },
    { kind: 'reveal', mines: [3, 20], paid: '0' },
  ]);
  const tiles = tilesOf(over);
  expect([tiles[7], tiles[3], tiles[20], tiles[1]]).toEqual(['gem', 'mine', 'hidden', 'left']);
});

it('reads the mines of a bet, three where it says none', () => {
  expect(minesOf({ mines: 5 })).toBe(5);
  expect(minesOf({})).toBe(3);
});
