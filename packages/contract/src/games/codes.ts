import type { DealerGame } from '../dealer/codes.ts';

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
] as const;
export type MemberGameCode = (typeof memberGameCodes)[number];

/** The venue whose games they are; stakes come straight from the center wallet. */
export const gamesVenue = 'fairway-games';

/** The game that all play together, a flight for everybody. */
export const crashGame = 'rocket';

/** The least milliseconds from the start of one round to the start of the next (UKGC RTS 14E, 14G); the database judges by the same. */
export function paceOf(game: MemberGameCode | typeof crashGame | DealerGame): number {
  return game === 'koi' || game === 'drum' || game === 'moon' ? 2500 : 5000;
}
