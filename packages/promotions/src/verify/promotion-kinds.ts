import type { VerifierKinds } from '@fairway/fair-games';
import { verifyPrize } from './verify-prize.ts';
import { verifyRaffle } from './verify-raffle.ts';
import { verifyRain } from './verify-rain.ts';

/** The verifier's questions about promotions: pass them to `verify` of fair-games. */
export const promotionKinds: VerifierKinds = { prize: verifyPrize, raffle: verifyRaffle, rain: verifyRain };
