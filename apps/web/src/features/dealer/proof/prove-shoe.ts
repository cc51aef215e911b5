import { followsLink, verify } from '@fairway/fair-games';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { TableShoe } from '../api/shapes.ts';
import type { ShoeQuestion } from './shoe-question.ts';

/**
 * Shuffles a shoe again in this browser, by the code of `npm run verify`: true when its root is the one that was out before the first bet,
 * every card that was dealt is the one at its place, and its link follows from the first of the chain.
 */
export function proveShoe(question: ShoeQuestion, { root, deals, firstLink, linkIndex }: TableShoe): boolean {
  const answer = verify(hashing, question);
  if (typeof answer !== 'object' || answer === null || !('cards' in answer) || !('root' in answer))
    return false;
  const { cards } = answer;
  return (
    answer.root === root &&
    Array.isArray(cards) &&
    deals.every((deal) => deal.cards.every(({ card, place }) => cards[place] === card)) &&
    followsLink(hashing, question.link, firstLink, linkIndex)
  );
}
