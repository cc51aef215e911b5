/** The venue of the live tables; stakes come straight from the center wallet. */
export const dealerVenue = 'fairway-live';

/** What is played at a table; stakes and pools go by these codes. */
export const dealerGames = ['baccarat', 'roulette', 'dragonTiger', 'sicbo'] as const;
export type DealerGame = (typeof dealerGames)[number];

/** By which rules a table pays; baccarat has two. `@fairway/fair-games` has them all. */
export const dealerRules = ['baccarat', 'baccaratNoCommission', 'roulette', 'dragonTiger', 'sicbo'] as const;
export type DealerRules = (typeof dealerRules)[number];

/** The house's tables, in the order to show them. */
export const dealerTableCodes = ['baccarat1', 'baccarat2', 'dragontiger1', 'roulette1', 'sicbo1'] as const;
export type DealerTableCode = (typeof dealerTableCodes)[number];

/** Spots that one call may stake on. */
export const mostSpots = 40;

/** Seconds that a deal takes bets; the database judges by the same. */
export const dealerBettingSeconds = 18;

/**
 * Where a deal is: named, open to bets, closed, its cards being dealt, its result out, paid; or voided, with the stakes given back, where it
 * had not begun two minutes after its closing. A wheel and dice have no `dealing`.
 */
export const dealStates = [
  'opening',
  'betting',
  'closed',
  'dealing',
  'resulted',
  'settled',
  'voided',
] as const;
export type DealState = (typeof dealStates)[number];

/** Where a card lies. */
export const dealSides = ['player', 'banker', 'dragon', 'tiger'] as const;
export type DealSide = (typeof dealSides)[number];
