/** E-wallets that withdrawals are paid to (the withdrawal names of section 3 without card, chain and matching), in their order. */
export const ewallets = ['alipay', 'wechat', 'ecny', 'ebpay', 'koipay', 'enjoyLife'] as const;
export type Ewallet = (typeof ewallets)[number];
