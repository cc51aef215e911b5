import { cny, usdt, type Money } from '@fairway/money';

/** The house's limits of a currency. Liability is what the house can lose: return less stake. */
export interface BetLimits {
  readonly minSingle: Money;
  readonly minParlay: Money;
  readonly maxSingle: Money;
  readonly maxParlay: Money;
  /** The greatest return of one bet, stake included. */
  readonly maxPayout: Money;
}

export const BET_LIMITS: Readonly<Record<'CNY' | 'USDT', BetLimits>> = {
  CNY: {
    minSingle: cny(10_00n),
    minParlay: cny(5_00n),
    maxSingle: cny(20_000_00n),
    maxParlay: cny(5_000_00n),
    maxPayout: cny(500_000_00n),
  },
  USDT: {
    minSingle: usdt(2_000_000n),
    minParlay: usdt(1_000_000n),
    maxSingle: usdt(3_000_000_000n),
    maxParlay: usdt(800_000_000n),
    maxPayout: usdt(70_000_000_000n),
  },
};

/** What the house may lose at most, in fen, by one selection, one match, and one member on one match. */
export const EXPOSURE_LIMITS = {
  selection: 300_000_00n,
  fixture: 1_500_000_00n,
  member: 200_000_00n,
} as const;

export type ExposureScope = keyof typeof EXPOSURE_LIMITS;

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

/** Seconds that a bet in play waits before it is accepted. */
export const liveDelaySeconds = 5;
/** The venue whose wallet stakes are taken from. */
export const sportsVenue = 'fairway-sports';
