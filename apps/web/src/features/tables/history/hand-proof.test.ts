import { merklePath, saltedDeck, sha256Text } from '@fairway/fair-games';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { expect, it } from 'vitest';
import { hashing } from '../../../lib/fair-hashing.ts';
import { handQuestions, proveHand } from './hand-proof.ts';

const [link, randomness] = [sha256Text(hashing, 'link'), sha256Text(hashing, 'round')];
const id = '0198a2b4-0000-7000-8000-000000000001';
const deck = saltedDeck(hashing, { link, randomness, code: 'holdem', issue: id }, 52);

const seat = (number: number, paid: string, returned: string) => ({
  seat: number,
  stack: '78.00',
  bet: '0.00',
  paid,
  state: 'in' as const,
  lastAct: null,
  cards: [],
  rank: null,
  five: [],
  returned,
});

const hand = (changes: Partial<PlayedHand> = {}): PlayedHand => ({
  hand: id,
  billNo: 'H1',
  table: 'holdem1',
  currency: 'CNY',
  seat: 1,
  paid: '2.00',
  returned: '0.00',
  at: '2026-08-15T12:00:00.000Z',
  cards: [0, 2].flatMap((place) => {
    const card = deck.cards[place];
    return card ? [{ ...card, path: [...merklePath(hashing, deck.leaves, place)] }] : [];
  }),
  open: {
    game: 'holdem',
    number: 1,
    state: 'over',
    button: 1,
    unit: '2.00',
    street: 'preflop',
    board: [],
    seats: [seat(2, '2.00', '2.00'), seat(1, '1.00', '0.00')],
    pots: [],
    pot: '3.00',
    rake: '0.00',
    turn: null,
    acts: 1,
    endedAt: '2026-08-15T12:00:00.000Z',
    proof: {
      firstLink: sha256Text(hashing, link),
      linkIndex: 1,
      beacon: { chain: '', round: 1, at: '2026-08-15T12:00:00.000Z' },
      randomness,
      root: deck.root,
    },
  },
  // Of two the button has the small blind, and folds it: of the big one a half was called by it.
  replay: {
    seats: [
      { seat: 1, stack: '80.00' },
      { seat: 2, stack: '80.00' },
    ],
    acts: [{ seat: 1, act: 'fold' }],
  },
  link: null,
  linkAt: '2026-08-22T12:00:00.000Z',
  ...changes,
});

it('proves the own cards at once, and the whole pack when its link is out', () => {
  expect(handQuestions(hand())).toHaveLength(2);
  expect(proveHand(handQuestions(hand()))).toBe(true);
  expect(handQuestions(hand({ link }))).toHaveLength(3);
  expect(proveHand(handQuestions(hand({ link })))).toBe(true);
});

it('says no to a card that was changed, to another link, to a sum that the acts do not settle to, and to a hand without a root', () => {
  const { cards, open } = hand();
  const changed = cards.map((card) => ({ ...card, card: card.card === 'AS' ? 'KS' : 'AS' }));
  expect(proveHand(handQuestions(hand({ cards: changed })))).toBe(false);
  expect(proveHand(handQuestions(hand({ link: sha256Text(hashing, 'other') })))).toBe(false);
  const { open: shown } = hand();
  if (shown.game !== 'holdem') throw new Error('a hand of hold’em');
  const [winner, loser] = [seat(2, '2.00', '1.99'), seat(1, '1.00', '0.00')];
  expect(proveHand(handQuestions(hand({ link, open: { ...shown, seats: [winner, loser] } })))).toBe(false);
  const called = { ...hand().replay, acts: [{ seat: 1, act: 'call' as const }] };
  expect(proveHand(handQuestions(hand({ link, replay: called })))).toBe(false);
  const bare = { ...open, proof: { ...open.proof, root: null } };
  expect(proveHand(handQuestions(hand({ open: bare })))).toBe(false);
});
