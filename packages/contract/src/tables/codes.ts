/** Games between members. */
export const memberTableGames = ['holdem', 'niuniu', 'doudizhu'] as const;
export type MemberTableGame = (typeof memberTableGames)[number];

/** The house's tables between members, in the order to show them; the first letters name the game. */
export const memberTableCodes = [
  'holdem1',
  'holdem2',
  'holdem3',
  'holdem4',
  'niuniu1',
  'niuniu2',
  'niuniu3',
  'doudizhu1',
  'doudizhu2',
  'doudizhu3',
] as const;
export type MemberTableCode = (typeof memberTableCodes)[number];

/** What a seat may do in any of the games. */
export const tableActs = ['fold', 'check', 'call', 'raise', 'bid', 'bet', 'play', 'pass'] as const;
export type TableActName = (typeof tableActs)[number];

/** Seats at the largest table. */
export const mostTableSeats = 6;

/** Seconds that a turn has before it takes from the seat's time bank, and what a seat has in that. */
export const turnSeconds = 15;
export const bankSeconds = 60;

/** Days from the end of a hand until its link is out to those dealt in. */
export const handLinkDays = 7;

export const handStates = ['waiting', 'playing', 'over', 'cancelled'] as const;
/** Named and waiting for its round of public randomness, being played, settled, or given up with nothing moved. */
export type HandState = (typeof handStates)[number];
