import { successCode } from '../envelope.ts';

/**
 * Numbers of our own, one block of a thousand a family. The specification's numbers (section 8) are outside of them:
 * 10425, 244063 to 244666 and 245101.
 */
export const ownCodeRanges = {
  transport: 300_000,
  authentication: 301_000,
  idempotency: 302_000,
  wallet: 303_000,
  deposits: 304_000,
  withdrawals: 305_000,
  venues: 306_000,
  sportsbook: 307_000,
  playerProtection: 308_000,
  operators: 309_000,
  content: 310_000,
  members: 311_000,
  promotions: 312_000,
  live: 313_000,
  games: 314_000,
  support: 315_000,
} as const;

/** Width of one family's block. */
export const ownCodeRangeSize = 1_000;

/** Success, and the activity results 200, 711 and 800 that are in `data.status` (section 8): no error takes them. */
export const reservedCodes: readonly number[] = [successCode, 200, 711, 800];
