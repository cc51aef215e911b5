import type { DepositProblem } from '@fairway/contract/deposits/statuses.ts';
import { payTypes, type PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** A card or address that a demo member has bound. Numbers of test ranges, addresses of nobody. */
export interface DemoMethod {
  member: string;
  daysAgo: number;
  kind: 'bankCard' | 'usdtAddress';
  number: string;
  bankCode?: string;
  branch?: string;
  holderName?: string;
  label?: string;
}

export type DemoOrder =
  | {
      order: 'deposit';
      member: string;
      daysAgo: number;
      currency: WalletCurrency;
      amount: string;
      /** Left out: bank transfer, or USDT on chain. */
      payType?: PayType;
      end: 'settled' | 'cancelled' | 'expired' | 'open' | DepositProblem;
    }
  | {
      order: 'withdrawal';
      member: string;
      daysAgo: number;
      currency: WalletCurrency;
      amount: string;
      end: 'completed' | 'paid' | 'refused' | 'returned' | 'reviewing' | 'frozen';
    };

const { weChatQr, alipayToCard, ebPayUsdt, unionQr } = payTypes.codes;

const card = (
  member: string,
  daysAgo: number,
  number: string,
  bankCode: string,
  holderName: string,
  branch = '',
) => ({ member, daysAgo, kind: 'bankCard', number, bankCode, holderName, branch }) as const;
const address = (member: string, daysAgo: number, number: string, label: string) =>
  ({ member, daysAgo, kind: 'usdtAddress', number, label }) as const;

export const demoMethods: readonly DemoMethod[] = [
  card('laozhou', 1200, '6217002000000000010', 'CCB', '周国平', '成都高新支行'),
  card('ayuan', 500, '6222021000000000025', 'ICBC', '陈致远', '杭州西湖支行'),
  address('ayuan', 210, '0x8ba1f109551bD432803012645Ac136ddd64DBA72', '冷钱包'),
  card('muyu', 330, '6225880000000000010', 'CMB', '穆宇'),
  address('suqing', 120, '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', '常用'),
  card('hanbing', 70, '6228480000000000018', 'ABC', '韩冰'),
];

const deposit = (
  member: string,
  daysAgo: number,
  currency: WalletCurrency,
  amount: string,
  end: Extract<DemoOrder, { order: 'deposit' }>['end'] = 'settled',
  payType?: PayType,
) =>
  ({
    order: 'deposit',
    member,
    daysAgo,
    currency,
    amount,
    end,
    ...(payType === undefined ? {} : { payType }),
  }) as const;
const withdrawal = (
  member: string,
  daysAgo: number,
  currency: WalletCurrency,
  amount: string,
  end: Extract<DemoOrder, { order: 'withdrawal' }>['end'],
) => ({ order: 'withdrawal', member, daysAgo, currency, amount, end }) as const;

/** What the demo members did with their money, the oldest first; the last ones are still open. */
export const demoOrders: readonly DemoOrder[] = [
  deposit('laozhou', 88.4, 'CNY', '50000'),
  deposit('ayuan', 62.3, 'CNY', '8000'),
  deposit('muyu', 60.1, 'CNY', '3000'),
  deposit('suqing', 58.6, 'USDT', '800'),
  deposit('ayuan', 51.7, 'CNY', '500', 'cancelled'),
  deposit('ayuan', 51.6, 'CNY', '5000'),
  deposit('laozhou', 47.2, 'CNY', '30000'),
  withdrawal('ayuan', 44.5, 'CNY', '3200', 'completed'),
  deposit('hanbing', 40.3, 'CNY', '6000'),
  withdrawal('laozhou', 39.9, 'CNY', '18000', 'completed'),
  deposit('suqing', 33.2, 'USDT', '1200'),
  deposit('ayuan', 30.4, 'USDT', '600'),
  withdrawal('suqing', 27.8, 'USDT', '300', 'completed'),
  deposit('ayuan', 24.1, 'CNY', '2000', 'expired'),
  deposit('ayuan', 23.9, 'CNY', '12000'),
  withdrawal('muyu', 21.5, 'CNY', '1000', 'returned'),
  deposit('laozhou', 18.2, 'CNY', '20000'),
  withdrawal('ayuan', 15.3, 'CNY', '2600', 'refused'),
  deposit('suqing', 12.6, 'USDT', '500'),
  withdrawal('ayuan', 11.2, 'CNY', '2600', 'completed'),
  deposit('suqing', 10.5, 'CNY', '6000'),
  deposit('ayuan', 8.4, 'CNY', '10000'),
  deposit('laozhou', 6.3, 'CNY', '1500', 'extra'),
  withdrawal('ayuan', 4.7, 'USDT', '150', 'completed'),
  deposit('suqing', 3.2, 'CNY', '2000', 'short'),
  deposit('hanbing', 5.6, 'CNY', '800', 'settled', weChatQr),
  deposit('muyu', 4.1, 'CNY', '300', 'expired', weChatQr),
  deposit('xinxin', 3.7, 'CNY', '600', 'settled', weChatQr),
  deposit('muyu', 3.4, 'CNY', '2000', 'settled', alipayToCard),
  deposit('hanbing', 2.8, 'CNY', '1500', 'settled', alipayToCard),
  deposit('suqing', 2.2, 'USDT', '200', 'settled', ebPayUsdt),
  deposit('ayuan', 1.9, 'CNY', '5000'),
  deposit('muyu', 0.8, 'CNY', '500', 'settled', weChatQr),
  deposit('hanbing', 0.5, 'CNY', '900', 'expired', alipayToCard),
  deposit('ayuan', 0.4, 'CNY', '1000', 'settled', unionQr),
  deposit('laozhou', 1.4, 'CNY', '3000', 'late'),
  withdrawal('hanbing', 0.9, 'CNY', '2800', 'frozen'),
  withdrawal('muyu', 0.6, 'CNY', '800', 'paid'),
  withdrawal('laozhou', 0.11, 'CNY', '36000', 'reviewing'),
  withdrawal('suqing', 0.03, 'USDT', '260', 'reviewing'),
  deposit('laozhou', 0.001, 'CNY', '2000', 'open'),
];
