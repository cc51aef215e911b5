import type { Money } from '@fairway/money';

export type ExposureScope = 'selection' | 'fixture' | 'member';

/** Fen that a USDT counts as in the exposure; a rough measure of risk, never a rate of exchange. */
const fenPerUsdt = 720n;
const micro = 1_000_000n;

/** An amount as exposure in fen, rounded up: the house counts rather too much. */
export function exposureOf(amount: Money): bigint {
  return amount.currency === 'USDT' ? (amount.minor * fenPerUsdt + micro - 1n) / micro : amount.minor;
}

/** Room for exposure as an amount of a currency, rounded down. */
export function roomIn(currency: 'CNY' | 'USDT', fen: bigint): bigint {
  return currency === 'USDT' ? (fen * micro) / fenPerUsdt : fen;
}

/** The venue whose wallet stakes are taken from. */
export const sportsVenue = 'fairway-sports';
