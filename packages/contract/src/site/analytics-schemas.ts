import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, coinAmount, done } from '../fields.ts';
import type { analyticsEndpoints } from './analytics-endpoints.ts';

/** Every event that is counted, by its name. */
export const analyticsEvent = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('anchorGoldPurchase'),
    userId: z.string().min(1).max(40),
    goldCount: coinAmount,
    rechargeAmount: cnyAmount,
  }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const analyticsSchemas = {
  recordAnalyticsEvent: { input: analyticsEvent, output: done },
} satisfies SchemasOf<typeof analyticsEndpoints>;
