import type { PayeeAccount } from './collection-store.ts';

/** The accounts into which the provider collects. Numbers of the test range, names of nobody. */
export const payeeAccounts: readonly [PayeeAccount, ...PayeeAccount[]] = [
  { bank: '招商银行', branch: '深圳南山支行', holder: '汇桥结算（沙箱）', account: '6200000000009038' },
  { bank: '中国建设银行', branch: '杭州西湖支行', holder: '汇桥结算（沙箱）', account: '6200000000003617' },
  { bank: '中国工商银行', branch: '成都高新支行', holder: '汇桥结算（沙箱）', account: '6200000000005524' },
];

/** Spreads the orders over the accounts; the same order always gets the same one. */
export function payeeFor(contentHash: string): PayeeAccount {
  const index = Number.parseInt(contentHash.slice(0, 6), 16) % payeeAccounts.length;
  return payeeAccounts[index] ?? payeeAccounts[0];
}
