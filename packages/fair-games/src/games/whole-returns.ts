import { Fraction } from '@fairway/money';

/** What a round of a game without choices in its bet should return for a stake of 1, and the variance of that. */
export interface WholeReturns {
  readonly rtp: Fraction;
  readonly variance: Fraction;
}

/**
 * Copied from the enumeration, which takes too long for a server: the RTP to 12 decimals, cut, the variance to 8, rounded up. A test compares
 * them with it. Those of video poker and blackjack are of the best play; what members hold or do may return less. Blackjack's are 1 and the net
 * win for a first stake of 1, whatever was put beside it.
 */
export const wholeReturns = {
  koi: whole(965_446_556_190n, 4_896_693_973n),
  drum: whole(961_821_684_395n, 3_924_828_593n),
  moon: whole(964_337_384_259n, 1_459_706_441n),
  videoPoker: whole(995_439_043_695n, 1_951_467_643n),
  blackjack: whole(994_296_119_877n, 131_136_322n),
} as const satisfies Readonly<Record<string, WholeReturns>>;

function whole(rtp: bigint, variance: bigint): WholeReturns {
  return { rtp: Fraction.scaled(rtp, 12), variance: Fraction.scaled(variance, 8) };
}
