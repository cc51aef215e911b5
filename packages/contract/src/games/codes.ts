import type { DealerGame } from '../dealer/codes.ts';
import type { fishingGame } from '../fishing/codes.ts';

/** The games that a member plays alone against the house, from seeds of the own; `@fairway/fair-games` has their rules. */
export const memberGameCodes = [
  'koi',
  'drum',
  'moon',
  'gem',
  'lantern',
  'dice',
  'limbo',
  'plinko',
  'keno',
  'hilo',
  'videoPoker',
  'blackjack',
] as const;
export type MemberGameCode = (typeof memberGameCodes)[number];

/** The venue whose games most of them are; stakes come straight from the center wallet. */
export const gamesVenue = 'fairway-games';

/** The venue of cards: blackjack, also straight from the center wallet, and the tables between members, from their seats. */
export const cardsVenue = 'fairway-cards';

/** Where a member game is offered; the database judges by the same. */
export function venueOfGame(game: MemberGameCode): typeof gamesVenue | typeof cardsVenue {
  return game === 'blackjack' ? cardsVenue : gamesVenue;
}

/** The game that all play together, a flight for everybody. */
export const crashGame = 'rocket';

/** The least milliseconds from the start of one round to the start of the next (UKGC RTS 14E, 14G); the database judges by the same. */
export function paceOf(game: MemberGameCode | typeof crashGame | DealerGame | typeof fishingGame): number {
  return game === 'koi' || game === 'drum' || game === 'moon' ? 2500 : 5000;
}
