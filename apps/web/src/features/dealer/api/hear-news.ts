import type { DealerNews } from '@fairway/contract/news.ts';
import type { TableDetails } from './shapes.ts';

/** A table after news of its present deal: a card is added once, by its place. News of another deal changes nothing here. */
export function hearNews(
  known: TableDetails,
  { deal: number, state, card, result }: DealerNews,
): TableDetails {
  const { deal } = known;
  if (deal?.number !== number) return known;
  const isNew = card !== null && deal.cards.every(({ place }) => place !== card.place);
  return {
    ...known,
    deal: {
      ...deal,
      state,
      cards: isNew ? [...deal.cards, card] : deal.cards,
      result: result ?? deal.result,
    },
  };
}
