import { expect, it } from 'vitest';
import type { HandOf } from '../api/shapes.ts';
import { hasPassed } from './doudizhu-text.ts';
import { cardsOfPlay, inOrder, playOf, playsOf } from './play-choice.ts';

const held = ['RJ', 'BJ', '2S', 'KH', '9S', '9H', '9D', '9C', '7S', '6D', '5C', '4D', '3S'];
const toBeat = (cards: string[], kind: string, high: number) => ({
  seat: 1,
  cards,
  pattern: { kind, high, length: 1 },
});

it('lays a hand with the highest first, jokers before the twos', () => {
  expect(inOrder(['3S', 'RJ', 'AS', '2H', 'BJ', 'TD'])).toEqual(['RJ', 'BJ', '2H', 'AS', 'TD', '3S']);
});

it('offers what beats the last play, the lowest first, bombs and the rocket last', () => {
  // A queen is beaten by the king, the two, either joker, the four nines and both jokers together.
  const plays = playsOf(held, toBeat(['QS'], 'single', 9));
  expect(plays.map((play) => cardsOfPlay(held, play).join(' '))).toEqual([
    'KH',
    '2S',
    'BJ',
    'RJ',
    '9S 9H 9D 9C',
    'RJ BJ',
  ]);
});

it('knows what chosen cards are played as, and what may not be played', () => {
  const lead = playsOf(held, null);
  expect(playOf(lead, ['7S', '6D', '5C', '4D', '3S'])?.pattern).toMatchObject({
    kind: 'straight',
    length: 5,
  });
  expect(playOf(lead, ['7S', '6D', '5C', '4D'])).toBeUndefined();
  const after = playsOf(held, toBeat(['AS', 'AH'], 'pair', 11));
  expect(playOf(after, ['9S', '9H'])).toBeUndefined();
  expect(playOf(after, ['9S', '9H', '9D', '9C'])?.pattern.kind).toBe('bomb');
});

it('says of those alone that they have passed who come between the last play and the turn', () => {
  const seat = { bid: 0, left: 5, lastAct: null, played: [], cards: [], outcome: null, stack: '1.00' };
  const hand = (turn: number): HandOf<'doudizhu'> => ({
    game: 'doudizhu',
    number: 1,
    state: 'playing',
    button: 1,
    unit: '1.00',
    rake: null,
    acts: 9,
    endedAt: null,
    proof: {
      firstLink: '',
      linkIndex: 1,
      beacon: { chain: '', round: 1, at: '2026-08-15T12:00:00.000Z' },
      randomness: null,
      root: null,
    },
    phase: 'playing',
    seats: [2, 3, 1].map((number) => ({ ...seat, seat: number })),
    landlord: 2,
    bottom: [],
    toBeat: toBeat(['QS'], 'single', 9),
    bombs: 0,
    factor: 1,
    isSpring: false,
    turn: { seat: turn, since: '', bankFrom: '', until: '' },
  });
  expect([1, 2, 3].map((number) => hasPassed(hand(2), number))).toEqual([false, false, false]);
  expect([1, 2, 3].map((number) => hasPassed(hand(3), number))).toEqual([false, true, false]);
});
