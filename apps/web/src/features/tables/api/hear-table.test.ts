import { expect, it } from 'vitest';
import { hearTable } from './hear-table.ts';
import type { TableDetails, TableHand } from './shapes.ts';

const hand = (number: number, acts: number, state: TableHand['state'] = 'playing'): TableHand => ({
  game: 'holdem',
  number,
  state,
  button: 1,
  unit: '2.00',
  street: 'preflop',
  board: [],
  seats: [],
  pots: [],
  pot: '3.00',
  rake: null,
  turn: null,
  acts,
  endedAt: state === 'over' ? '2026-08-15T12:00:00.000Z' : null,
  proof: {
    firstLink: '',
    linkIndex: 1,
    beacon: { chain: '', round: 1, at: '2026-08-15T12:00:00.000Z' },
    randomness: null,
    root: null,
  },
});
const card = { card: 'AS', place: 0, salt: '', path: [] };
const details: TableDetails = {
  now: '2026-08-15T12:00:00.000Z',
  summary: {
    table: 'holdem1',
    game: 'holdem',
    name: '',
    currency: 'CNY',
    blinds: { small: '1.00', big: '2.00' },
    unit: '2.00',
    leastStack: '0.01',
    leastSeats: 2,
    buyIn: { least: '80.00', most: '400.00' },
    seats: 6,
    taken: 0,
    rake: { percent: 5, most: '6.00' },
  },
  seats: [],
  hand: hand(4, 2),
  own: {
    seat: 1,
    cards: [card],
    hand: null,
    bank: 60_000,
    options: { game: 'holdem', call: '0.00', raise: null },
    chosen: null,
  },
};

it('moves the hand on, and takes choices away that no longer hold', () => {
  const next = hearTable(details, hand(4, 3));
  expect(next.hand?.acts).toBe(3);
  expect(next.own).toMatchObject({ cards: [card], options: null });
});

it('keeps no cards of the hand before', () => {
  expect(hearTable(details, hand(5, 0)).own).toMatchObject({ cards: [], options: null });
});

it('hears nothing that is older than what it shows', () => {
  expect(hearTable(details, hand(4, 1))).toBe(details);
  expect(hearTable(details, hand(3, 9))).toBe(details);
  const over = { ...details, hand: hand(4, 2, 'over') };
  expect(hearTable(over, hand(4, 2))).toBe(over);
});

it('keeps the own choice at niuniu while others choose, and takes it away when the phase is over', () => {
  const niuniu = (acts: number, phase: 'bidding' | 'betting'): TableHand => ({
    ...hand(4, acts),
    game: 'niuniu',
    phase,
    seats: [],
    banker: null,
    turns: [],
  });
  const options = { game: 'niuniu', act: 'bid', times: [0, 1] } as const;
  const own = details.own && { ...details.own, options: { ...options, times: [0, 1] }, chosen: 1 };
  const known = { ...details, hand: niuniu(2, 'bidding'), own };
  expect(hearTable(known, niuniu(3, 'bidding')).own).toMatchObject({ options, chosen: 1 });
  expect(hearTable(known, niuniu(4, 'betting')).own).toMatchObject({ options: null, chosen: null });
});
