import { rankOf, suitOf, type Card } from '../../cards/card.ts';

/** Categories from the lowest; a straight flush to the ace is the royal one. */
export const holdemRanks = [
  'highCard',
  'onePair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const;
export type HoldemRank = (typeof holdemRanks)[number];

/** Five cards by their strength: of two hands the higher score wins, equal scores share. */
export interface RankedHand {
  readonly score: number;
  readonly rank: HoldemRank;
  readonly cards: readonly Card[];
}

const [high, pair, twoPairs, three, straight, flush, fullHouse, four, straightFlush] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const base = 15;

/**
 * The score of five cards: the category, then its ranks from the one that decides first, each 2 to 14 (ace). In A-2-3-4-5 the ace is low, so
 * that the five leads.
 */
export function scoreOfFive(cards: readonly Card[]): number {
  const counts = new Uint8Array(base);
  let suits = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    const value = rank === 0 ? 14 : rank + 1;
    counts[value] = (counts[value] ?? 0) + 1;
    suits |= 1 << suitOf(card);
  }
  const ranks: number[] = [];
  for (let times = 4; times > 0; times -= 1)
    for (let value = 14; value > 1; value -= 1) if (counts[value] === times) ranks.push(value);
  const top = ranks.length === 5 ? topOfRun(ranks) : 0;
  const sameSuit = (suits & (suits - 1)) === 0;
  if (top > 0) return packed(sameSuit ? straightFlush : straight, [top]);
  return packed(sameSuit ? flush : categoryOf(counts[ranks[0] ?? 0] ?? 0, ranks.length), ranks);
}

/** The best five of any five to seven cards. */
export function bestHand(cards: readonly Card[]): RankedHand {
  let best: { score: number; cards: Card[] } = { score: -1, cards: [] };
  for (const five of fivesOf(cards)) {
    const score = scoreOfFive(five);
    if (score > best.score) best = { score, cards: five };
  }
  return { ...best, rank: holdemRanks[Math.floor(best.score / base ** 5)] ?? 'highCard' };
}

function categoryOf(most: number, kinds: number): number {
  if (most === 4) return four;
  if (most === 3) return kinds === 2 ? fullHouse : three;
  if (most === 2) return kinds === 3 ? twoPairs : pair;
  return high;
}

/** The highest rank of five in a row, 0 for none; `ranks` falls. */
function topOfRun(ranks: readonly number[]): number {
  const [first = 0, second = 0, , , last = 0] = ranks;
  if (first - last === 4) return first;
  return first === 14 && second === 5 ? 5 : 0;
}

function packed(category: number, ranks: readonly number[]): number {
  let score = category;
  for (let place = 0; place < 5; place += 1) score = score * base + (ranks[place] ?? 0);
  return score;
}

function* fivesOf(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 5) {
    yield [...cards];
    return;
  }
  for (let left = 0; left < cards.length; left += 1)
    if (cards.length === 6) yield cards.filter((_, place) => place !== left);
    else
      for (let other = left + 1; other < cards.length; other += 1)
        yield cards.filter((_, place) => place !== left && place !== other);
}
