import type { Money } from '@fairway/money';

export type ExposureScope = 'selection' | 'fixture' | 'member';

/** Fen that a USDT counts as in the exposure; a rough measure of risk, never a rate of exchange. */
const FEN_PER_USDT = 720n;
const MICRO = 1_000_000n;

/** An amount as exposure in fen, rounded up: the house counts rather too much. */
export function exposureOf(amount: Money): bigint {
  return amount.currency === 'USDT' ? (amount.minor * FEN_PER_USDT + MICRO - 1n) / MICRO : amount.minor;
}

/** Room for exposure as an amount of a currency, rounded down. */
export function roomIn(currency: 'CNY' | 'USDT', fen: bigint): bigint {
  return currency === 'USDT' ? (fen * MICRO) / FEN_PER_USDT : fen;
}

/** The venue whose wallet stakes are taken from. */
export const sportsVenue = 'fairway-sports';
