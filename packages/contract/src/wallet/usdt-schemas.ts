import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { usdtProtocols } from '../chain/protocols.ts';
import { withdrawInfoTypes } from '../withdrawals/types.ts';
import { instant, nothing, usdtAmount } from '../fields.ts';
import type { walletUsdtEndpoints } from './usdt-endpoints.ts';

const drawConfig = z.strictObject({
  // Specification section 3, «USDT config».
  /** CNY for one USDT. */
  exchangeRate: z.string(),
  maxAmount: usdtAmount,
  minAmount: usdtAmount,
  protocols: z.array(z.literal(usdtProtocols.codeList)),
  /** What of today's amount is left, and how many withdrawals. */
  surplusAmount: usdtAmount,
  surplusCount: z.int(),
  /** Since when the rate counts: its age is shown beside it. */
  rateSince: instant,
});

export const walletUsdtSchemas = {
  getUsdtDrawConfig: { input: nothing, output: drawConfig },
  getUsdtWithdrawInfo: {
    input: nothing,
    output: drawConfig.extend({
      type: z.literal(withdrawInfoTypes.codes.usdt),
      balance: usdtAmount,
      locked: usdtAmount,
      fee: usdtAmount,
      /** The most that could be asked for now. */
      mostNow: usdtAmount,
      /** The balance in CNY at the rate. */
      balanceInCny: z.string(),
    }),
  },
} satisfies SchemasOf<typeof walletUsdtEndpoints>;

export type UsdtDrawConfig = z.output<typeof drawConfig>;
