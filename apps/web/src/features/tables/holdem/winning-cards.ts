import type { HandOf } from '../api/shapes.ts';

/** Names of the cards that won a hand at its showdown, of every seat that was paid from a pot; none while it goes on or where all others folded. */
export function winningCards(hand: HandOf<'holdem'> | null): readonly string[] {
  if (hand?.state !== 'over') return [];
  const winners = new Set(hand.pots.flatMap((pot) => pot.winners.map(({ seat }) => seat)));
  return hand.seats.flatMap(({ seat, five }) => (winners.has(seat) ? five : []));
}
