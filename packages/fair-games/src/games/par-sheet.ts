import type { Fraction } from '@fairway/money';

/** What every par sheet says of itself; a sheet changes by a new version, never in place. */
export interface ParSheet {
  readonly code: string;
  readonly version: number;
}

/** The sheet of a game whose multipliers follow from one figure: the part of fair odds that it pays. */
export interface EvenSheet extends ParSheet {
  /** 99/100: a bet of chance p pays 0.99/p, cut to 4 decimals. */
  readonly share: Fraction;
}
