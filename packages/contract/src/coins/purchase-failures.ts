import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Where a coin purchase failed, as its error callback reports it (sections 4 and 8). */
export const coinPurchaseFailures = defineEnum({
  permission: { code: 'COIN_PERMISSION', zh: '无购买权限', en: 'Not permitted' },
  purchase: { code: 'COIN_PURCHASE', zh: '购买失败', en: 'Purchase failed' },
});
export type CoinPurchaseFailure = CodeOf<typeof coinPurchaseFailures>;
