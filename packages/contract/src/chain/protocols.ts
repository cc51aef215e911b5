import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Virtual protocols, the broad list (specification section 3). */
export const virtualProtocols = defineEnum({
  trc20: { code: 0, wireName: 'TRC20', zh: 'TRC20', en: 'TRC20' },
  erc20: { code: 1, wireName: 'ERC20', zh: 'ERC20', en: 'ERC20' },
  omni: { code: 2, wireName: 'OMNI', wireAliases: ['OIMI'], zh: 'OMNI', en: 'OMNI' },
  ebPay: { code: 3, wireName: 'EBPAY', zh: 'EBpay', en: 'EBpay' },
  koiPay: { code: 4, wireName: 'KOIPAY', zh: 'KOIpay', en: 'KOIpay' },
  btc: { code: 5, wireName: 'BTC', zh: '比特币', en: 'Bitcoin' },
  eth: { code: 6, wireName: 'ETH', zh: '以太坊', en: 'Ethereum' },
  bnb: { code: 7, wireName: 'BNB', zh: '币安币', en: 'BNB' },
  trx: { code: 8, wireName: 'TRX', zh: '波场币', en: 'TRON' },
});
export type VirtualProtocol = CodeOf<typeof virtualProtocols>;

const { trc20, erc20, omni } = virtualProtocols.members;

/** The three networks that USDT deposits and withdrawals offer; OMNI is named OIMI in one place of section 3. */
export const usdtProtocols = defineEnum({ trc20, erc20, omni });
export type UsdtProtocol = CodeOf<typeof usdtProtocols>;
