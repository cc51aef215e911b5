import { rankOf, suitOf, type Card } from '../../cards/card.ts';

/** What five cards can be, the weakest first: no bull, bull 1 to 9 and bull-bull, five faces (五花), bomb (炸弹), five small (五小). */
export const bullKinds = [
  'none',
  'bull1',
  'bull2',
  'bull3',
  'bull4',
  'bull5',
  'bull6',
  'bull7',
  'bull8',
  'bull9',
  'bullBull',
  'fiveFaces',
  'bomb',
  'fiveSmall',
] as const;
export type BullKind = (typeof bullKinds)[number];

/** By kind, in their order: what the winner's hand multiplies the stake by. */
const multiples: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8];

export interface BullHand {
  readonly kind: BullKind;
  readonly multiple: number;
  /**
   * Three of the five, by their places, that add up to a multiple of ten: the first such three; none without a bull and for the kinds that are
   * more than one. Which three changes nothing: what the other two are worth follows from the sum of all.
   */
  readonly three: readonly number[];
}

/** 1 to 9 for an ace to nine, 10 for ten to king. */
export function bullPoints(card: Card): number {
  return Math.min(rankOf(card) + 1, 10);
}

/** The best that five cards are. */
export function bullHand(cards: readonly Card[]): BullHand {
  const points = cards.map(bullPoints);
  const sum = points.reduce((all, one) => all + one, 0);
  if (sum <= 10 && points.every((one) => one < 5)) return bull('fiveSmall');
  if (fourOf(cards) !== undefined) return bull('bomb');
  if (cards.every((card) => rankOf(card) >= 10)) return bull('fiveFaces');
  const three = threeOf(points);
  if (three.length === 0) return bull('none');
  return bull(bullKinds[sum % 10 === 0 ? 10 : sum % 10] ?? 'none', three);
}

function bull(kind: BullKind, three: readonly number[] = []): BullHand {
  return { kind, multiple: multiples[bullKinds.indexOf(kind)] ?? 1, three };
}

function threeOf(points: readonly number[]): number[] {
  for (let a = 0; a < points.length; a += 1)
    for (let b = a + 1; b < points.length; b += 1)
      for (let c = b + 1; c < points.length; c += 1)
        if (((points[a] ?? 0) + (points[b] ?? 0) + (points[c] ?? 0)) % 10 === 0) return [a, b, c];
  return [];
}

/** The rank that four of the cards have. */
function fourOf(cards: readonly Card[]): number | undefined {
  return cards.map(rankOf).find((rank, _, ranks) => ranks.filter((one) => one === rank).length >= 4);
}

/**
 * Above 0 where the first hand wins: the better kind; of bombs the higher four; else the highest card, king down to ace, by suit spades,
 * hearts, clubs, diamonds. Two hands of one pack are never alike.
 */
export function compareBulls(one: readonly Card[], other: readonly Card[]): number {
  const [left, right] = [bullHand(one).kind, bullHand(other).kind];
  if (left !== right) return bullKinds.indexOf(left) - bullKinds.indexOf(right);
  if (left === 'bomb') return (fourOf(one) ?? 0) - (fourOf(other) ?? 0);
  return highest(one) - highest(other);
}

/** The highest card as a number that orders it. */
function highest(cards: readonly Card[]): number {
  return Math.max(...cards.map((card) => rankOf(card) * 4 + 3 - suitOf(card)));
}
