import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, coinAmount, done, nothing } from '../fields.ts';
import type { coinEndpoints } from './endpoints.ts';

export const coinSchemas = {
  calibratePermissions: { input: nothing, output: done },
  purchaseCoins: {
    // Whole yuan; a fraction of one is refused by name.
    input: z.strictObject({ money: cnyAmount }),
    output: z.strictObject({
      message: z.string(),
      money: cnyAmount,
      coins: coinAmount,
      balance: coinAmount,
    }),
  },
  getCoinAvailableBalance: { input: nothing, output: coinAmount },
} satisfies SchemasOf<typeof coinEndpoints>;
