import type { TFunction } from 'i18next';
import type { TableHand } from '../api/shapes.ts';
import { cardText } from '../felt/card-text.ts';
import { bullText } from '../niuniu/niuniu-text.ts';

/** What the list of hands shows beside the own cards: the board, what the own cards were at niuniu, the landlord's three. */
export function shownOf(t: TFunction<'tables'>, open: TableHand, seat: number): string {
  if (open.game === 'niuniu') {
    const bull = open.seats.find((one) => one.seat === seat)?.bull;
    return bull ? bullText(t, bull) : '—';
  }
  const cards = open.game === 'holdem' ? open.board : open.bottom;
  return cards.map(({ card }) => cardText(t, card)).join(' ') || '—';
}
