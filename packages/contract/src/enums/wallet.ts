import type { CodeOf } from './define-enum.ts';
import { defineEnum } from './define-enum.ts';

/** Wallet types and currency units, RMB and USDT, numeric 1 and 2 (specification sections 3 and 9). */
export const walletTypes = defineEnum({
  cny: { code: 1, wireName: 'RMB', zh: '人民币钱包', en: 'CNY wallet' },
  usdt: { code: 2, wireName: 'USDT', zh: 'USDT 钱包', en: 'USDT wallet' },
});
export type WalletType = CodeOf<typeof walletTypes>;

/** Where a coin purchase failed, as its error callback reports it (sections 4 and 8). */
export const coinPurchaseFailures = defineEnum({
  permission: { code: 'COIN_PERMISSION', zh: '无购买权限', en: 'Not permitted' },
  purchase: { code: 'COIN_PURCHASE', zh: '购买失败', en: 'Purchase failed' },
});
export type CoinPurchaseFailure = CodeOf<typeof coinPurchaseFailures>;
