import * as z from 'zod';
import { line } from '../../../platform/fields.ts';

/** E-wallets that the provider pays to; EBpay and KOIpay have an old and a new interface with the same accounts. */
export const walletProducts = [
  'EBPAY',
  'EBPAY_V2',
  'KOIPAY',
  'KOIPAY_V2',
  'WECHAT',
  'ALIPAY',
  'ECNY',
  'ENJOY_LIFE',
] as const;

/** Where a payout to an e-wallet goes. */
export const walletPayee = z.strictObject({
  product: z.enum(walletProducts),
  account: z.string().regex(/^[\w.+@-]{6,64}$/),
  holder: line(64).optional(),
});

export type WalletPayee = z.infer<typeof walletPayee>;
