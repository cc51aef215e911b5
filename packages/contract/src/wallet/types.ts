import type { KeyOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Wallet types and currency units, RMB and USDT, numeric 1 and 2 (specification sections 3 and 9). */
export const walletTypes = defineEnum({
  cny: { code: 1, wireName: 'RMB', zh: '人民币钱包', en: 'CNY wallet' },
  usdt: { code: 2, wireName: 'USDT', zh: 'USDT 钱包', en: 'USDT wallet' },
});
export type WalletType = KeyOf<typeof walletTypes>;
