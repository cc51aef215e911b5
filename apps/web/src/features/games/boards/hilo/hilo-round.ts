import { goodRanks, hiloMultiplier, hiloSheet, type HiloGuess } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { textIn } from '../../rounds/shown-round.ts';

/** How long a card takes to turn, in ms, and the part of it at which its face is seen. */
export const cardTurn = { length: 640, seen: 0.64 } as const;
/** The part of it at which a card from the deck has reached its place and begins to turn. */
const arrived = 0.4;

/** Where a card is at a part of its turn: how much of its path is left, and how far it stands on its edge, both 0 to 1. */
export function cardMotion(part: number): { slide: number; turn: number } {
  const left = Math.max(0, 1 - part / arrived);
  const { seen } = cardTurn;
  const turn = part < seen ? Math.max(0, part - arrived) / (seen - arrived) : (1 - part) / (1 - seen);
  return { slide: left ** 2, turn };
}

const ranks = 'A23456789TJQK';

/** A card of a round with what was guessed before it came. */
export interface Dealt {
  readonly card: string;
  readonly kind: 'card' | 'higher' | 'lower' | 'skip';
  readonly right: boolean;
}

/** The cards of a round in their order. */
export function dealtOf(round: ShownRound | undefined): Dealt[] {
  return (round?.steps ?? []).map((step) => {
    const kind = textIn(step, 'kind');
    return {
      card: textIn(step, 'card'),
      kind: kind === 'higher' || kind === 'lower' || kind === 'skip' ? kind : 'card',
      right: step['right'] !== false,
    };
  });
}

/** 0 for an ace to 12 for a king. */
export function rankIn(card: string): number {
  return Math.max(0, ranks.indexOf(card.slice(0, 1)));
}

/** In how many of 13 ranks a guess on the last card wins, and what the round would then return for a stake of 1. */
export function guessOf(dealt: readonly Dealt[], guess: HiloGuess): { good: number; multiplier: Fraction } {
  let product = Fraction.ONE;
  for (const [place, { kind, right }] of dealt.entries()) {
    const before = dealt[place - 1];
    if (before && right && (kind === 'higher' || kind === 'lower'))
      product = product.mul(Fraction.of(13n, BigInt(goodRanks(kind, rankIn(before.card)))));
  }
  const good = goodRanks(guess, rankIn(dealt.at(-1)?.card ?? ''));
  return { good, multiplier: hiloMultiplier(hiloSheet, product.mul(Fraction.of(13n, BigInt(good)))) };
}

/** How a guess on a card reads: an equal card wins either, save on an ace and a king. */
export function wordingOf(guess: HiloGuess, card: string): 'strict' | 'orSame' | 'same' {
  const rank = rankIn(card);
  const isEnd = guess === 'higher' ? rank === 0 : rank === 12;
  const isOther = guess === 'higher' ? rank === 12 : rank === 0;
  if (isEnd) return 'strict';
  return isOther ? 'same' : 'orSame';
}
