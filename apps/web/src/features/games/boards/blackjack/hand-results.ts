import { blackjackTotal, cardNamed } from '@fairway/fair-games';
import type { BlackjackTable } from './blackjack-round.ts';

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** How each hand ended; none while the round is open. */
export function resultsOf({ dealer, hands, ended }: BlackjackTable): HandResult[] {
  if (ended === undefined) return [];
  const dealt = totalOf(dealer);
  return hands.map(({ cards }) => {
    const total = totalOf(cards);
    if (ended === 'natural') return dealt === 21 ? (total === 21 ? 'push' : 'lose') : 'blackjack';
    if (total > 21) return 'bust';
    if (dealt > 21 || total > dealt) return 'win';
    return total === dealt ? 'push' : 'lose';
  });
}

function totalOf(names: readonly string[]): number {
  return blackjackTotal(names.map(cardNamed).filter((card) => card !== undefined)).total;
}
