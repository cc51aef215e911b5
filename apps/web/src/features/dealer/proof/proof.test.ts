import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { hashChain, verify } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { TableShoe } from '../api/shapes.ts';
import { dealQuestion, proveDeal } from './deal-proof.ts';
import { proveShoe } from './prove-shoe.ts';
import { shoeQuestion } from './shoe-question.ts';

const [firstLink = '', link = ''] = hashChain(hashing, 'ab'.repeat(32), 2);
const randomness = 'c'.repeat(64);
const beacon = { chain: 'd'.repeat(64), round: 9, at: '2026-11-27T12:00:00.000Z' };
const commitment = { firstLink, linkIndex: 1, beacon, link, randomness };
const answerTo = (question: object) => verify(hashing, question) as Readonly<Record<string, unknown>>;

describe('a shoe that ended', () => {
  const answer = answerTo({ kind: 'shoe', code: 'baccarat1', shoe: '3', link, randomness });
  const cards = answer['cards'] as string[];
  const dealt = (place: number, card: string): Deal => ({
    number: 7,
    shoe: 3,
    state: 'settled',
    opensAt: beacon.at,
    closesAt: beacon.at,
    cards: [{ side: 'player', card, place, salt: 'e'.repeat(64), at: beacon.at }],
    result: null,
    resultedAt: null,
    proof: null,
  });
  const shoe: TableShoe = {
    ...commitment,
    table: 'baccarat1',
    number: 3,
    state: 'ended',
    cards: 416,
    cut: 14,
    dealt: 404,
    root: String(answer['root']),
    deals: [dealt(5, cards[5] ?? '')],
  };
  const isProven = (one: TableShoe) => {
    const question = shoeQuestion(one);
    return question && proveShoe(question, one);
  };

  it('is proven where root, every card that lay and the chain agree', () => {
    expect(cards).toHaveLength(416);
    expect(isProven(shoe)).toBe(true);
  });

  it('is not where another card lay, the root was another, or the link is of another chain', () => {
    const another = cards.find((card) => card !== cards[5]) ?? '';
    expect(isProven({ ...shoe, deals: [dealt(5, another)] })).toBe(false);
    expect(isProven({ ...shoe, root: 'f'.repeat(64) })).toBe(false);
    expect(isProven({ ...shoe, firstLink: 'f'.repeat(64) })).toBe(false);
  });

  it('is no question before its link is out', () => {
    expect(shoeQuestion({ ...shoe, link: null })).toBeUndefined();
  });
});

describe('a spin', () => {
  const { number } = answerTo({ kind: 'draw', code: 'roulette1', issue: '12', link, randomness })[
    'result'
  ] as {
    number: number;
  };
  const spin = (shown: number): Deal => ({
    number: 12,
    shoe: null,
    state: 'settled',
    opensAt: beacon.at,
    closesAt: beacon.at,
    cards: [],
    result: { game: 'roulette', number: shown },
    resultedAt: beacon.at,
    proof: commitment,
  });
  const isProven = (one: Deal) => {
    const question = dealQuestion('roulette1', one);
    return question && proveDeal(question, one);
  };

  it('is proven by its link and the beacon, and no other number is', () => {
    expect(isProven(spin(number))).toBe(true);
    expect(isProven(spin((number + 1) % 37))).toBe(false);
    expect(isProven({ ...spin(number), proof: { ...commitment, link: null } })).toBeUndefined();
  });
});
