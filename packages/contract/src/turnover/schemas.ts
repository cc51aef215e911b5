import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, uuid, walletCurrency, walletAmount as amount } from '../fields.ts';
import { turnoverRules } from '../withdrawals/settings.ts';
import type { turnoverEndpoints } from './endpoints.ts';

const rate = z.string();

const bucket = z.strictObject({
  id: uuid,
  source: z.enum(['deposit', 'bonus']),
  /** The order or gift it came from. */
  reference: z.string(),
  /** base × multiplier = required. */
  base: amount,
  multiplier: z.string(),
  required: amount,
  used: amount,
  outstanding: amount,
  openedAt: instant,
  /** The wallet was played empty then: nothing is asked for any more. Null for every other bucket. */
  emptiedAt: instant.nullable(),
});

export const turnover = z.strictObject({
  currency: walletCurrency,
  outstanding: amount,
  rule: z.enum(turnoverRules),
  /** Per cent of what is not played yet; counts where the rule is a charge. */
  chargeRate: rate,
  /** Open ones, the one that is consumed next first; then the latest that are done. */
  buckets: z.array(bucket),
});

export const turnoverSchemas = {
  getTurnover: { input: nothing, output: z.strictObject({ wallets: z.array(turnover) }) },
} satisfies SchemasOf<typeof turnoverEndpoints>;
export type WalletTurnover = z.output<typeof turnover>;
export type TurnoverBucket = z.output<typeof bucket>;
