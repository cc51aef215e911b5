import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';

/** The two flows of a USDT deposit (specification section 4). */
export const usdtRoutes = defineEnum({
  rmb: { code: 'rmb', zh: '人民币购买 USDT 充值', en: 'Buy USDT with RMB' },
  usdt: { code: 'usdt', zh: '钱包 USDT 转账', en: 'Send USDT from a wallet' },
});
export type UsdtRoute = CodeOf<typeof usdtRoutes>;

/** Wallets that «choose cold wallet» offers. */
export const coldWallets = defineEnum({
  imToken: { code: 'imToken', zh: 'imToken', en: 'imToken' },
  tokenPocket: { code: 'tokenPocket', zh: 'TokenPocket', en: 'TokenPocket' },
  tronLink: { code: 'tronLink', zh: 'TronLink', en: 'TronLink' },
  metaMask: { code: 'metaMask', zh: 'MetaMask', en: 'MetaMask' },
  other: { code: 'other', zh: '其他钱包', en: 'Another wallet' },
});
export type ColdWallet = CodeOf<typeof coldWallets>;
