import { Fraction } from '@fairway/money';
import { rankOf, suitOf, type Card } from '../cards/card.ts';
import type { CountedResult, DealerResult, DealerTableRules } from './dealer-rules.ts';

export interface DragonTigerHands {
  readonly dragon: readonly Card[];
  readonly tiger: readonly Card[];
}

/** One card each, the dragon first; null when both lie. */
export function nextDragonTigerSide({ dragon, tiger }: DragonTigerHands): 'dragon' | 'tiger' | null {
  if (dragon.length === 0) return 'dragon';
  return tiger.length === 0 ? 'tiger' : null;
}

/** The higher rank wins, the ace is lowest. */
export function dragonTigerResult({ dragon, tiger }: DragonTigerHands): DealerResult {
  const [left = 0] = dragon;
  const [right = 0] = tiger;
  const difference = rankOf(left) - rankOf(right);
  const winner = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
  return {
    game: 'dragonTiger',
    winner,
    suited: winner === 'tie' && suitOf(left) === suitOf(right),
  };
}

const [two, twelve, fiftyOne] = [Fraction.of(2n), Fraction.of(12n), Fraction.of(51n)];

/** Eight packs. A tie leaves dragon and tiger half of their stakes and pays 11:1, one of the same suit 50:1. */
export const dragonTiger: DealerTableRules = {
  game: 'dragonTiger',
  spots: ['dragon', 'tiger', 'tie', 'suitedTie'],
  opposites: [['dragon', 'tiger']],
  pays(spot, result) {
    if (result.game !== 'dragonTiger') return Fraction.ZERO;
    const { winner, suited } = result;
    if (spot === 'suitedTie') return suited ? fiftyOne : Fraction.ZERO;
    if (spot === 'tie') return winner === 'tie' ? twelve : Fraction.ZERO;
    if (winner === 'tie') return Fraction.HALF;
    return spot === winner ? two : Fraction.ZERO;
  },
  results: () => cases,
};

/** After any first card 7 of 415 are the same, 24 more of its rank; the others are higher or lower equally often. */
const cases: readonly CountedResult[] = [
  { result: { game: 'dragonTiger', winner: 'dragon', suited: false }, count: 192n },
  { result: { game: 'dragonTiger', winner: 'tiger', suited: false }, count: 192n },
  { result: { game: 'dragonTiger', winner: 'tie', suited: false }, count: 24n },
  { result: { game: 'dragonTiger', winner: 'tie', suited: true }, count: 7n },
];
