import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { billNo, instant, uuid, walletAmount, walletCurrency } from '../../fields.ts';
import { odds } from '../fixture-schemas.ts';
import { sports } from '../sports.ts';
import type { freeBetEndpoints } from './endpoints.ts';

const freeBet = z.strictObject({
  id: uuid,
  billNo,
  currency: walletCurrency,
  /** Bet whole or not at all. */
  stake: walletAmount,
  /** The only sport that it may be bet on; null: any. */
  sport: z.enum(sports).nullable(),
  /** The only competition whose matches it may be bet on; null: any. */
  competition: z.strictObject({ id: z.string(), zh: z.string(), en: z.string() }).nullable(),
  /** The least price of each leg; null: any. */
  leastOdds: odds.nullable(),
  /** How often what it wins is to be played before a withdrawal, `1.5`; `0` for not at all. */
  factor: z.string(),
  state: z.enum(['open', 'used', 'expired', 'withdrawn']),
  /** The bet that has it. */
  betId: uuid.nullable(),
  grantedAt: instant,
  expiresAt: instant,
});
export type FreeBet = z.output<typeof freeBet>;

export const freeBetSchemas = {
  listFreeBets: {
    input: z.strictObject({}),
    output: z.strictObject({ freeBets: z.array(freeBet) }),
  },
} satisfies SchemasOf<typeof freeBetEndpoints>;
