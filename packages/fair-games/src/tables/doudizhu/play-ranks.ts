import type { Card } from '../../cards/card.ts';
import { rankOf } from '../../cards/card.ts';

/** The order of doudizhu, 0 to 14: three to king, ace, two, the black joker, the red joker. */
export const blackJoker = 13;
export const redJoker = 14;

/** The last rank that sequences may hold: an ace. */
export const lastInLine = 11;

/** The rank of a card of the pack of 54. */
export function playRank(card: Card): number {
  return card >= 52 ? card - 39 : (rankOf(card) + 11) % 13;
}

/** How many cards there are of each rank, by rank. */
export type RankCounts = readonly number[];

export function countRanks(cards: readonly Card[]): RankCounts {
  const counts = Array.from({ length: 15 }, () => 0);
  for (const card of cards) counts[playRank(card)] = (counts[playRank(card)] ?? 0) + 1;
  return counts;
}
