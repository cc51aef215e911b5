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

/** Whether a network can be chosen; a closed one says why. */
export const networkStates = defineEnum({
  open: { code: 'open', zh: '可用', en: 'Available' },
  noNode: { code: 'noNode', zh: '本站未接入该网络', en: 'This site has no node on this network' },
  givenUp: {
    code: 'givenUp',
    zh: '发行方已停止支持该网络，本站未接入',
    en: 'The issuer has given this network up and this site has no node on it',
  },
});
export type NetworkState = CodeOf<typeof networkStates>;
