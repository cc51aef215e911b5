import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { seededRandom } from '@fairway/betting';
import type { DemoOrder } from '#modules/cashier';
import { paysUsdt, people } from './people.ts';

const { weChatQr, alipayToCard, ebPayUsdt, unionQr, jdPay } = payTypes.codes;
const methods = [undefined, weChatQr, alipayToCard, undefined, unionQr, jdPay] as const;

type Deposit = Extract<DemoOrder, { order: 'deposit' }>;
type Withdrawal = Extract<DemoOrder, { order: 'withdrawal' }>;

const deposit = (
  member: string,
  daysAgo: number,
  currency: 'CNY' | 'USDT',
  amount: number,
  rest: Partial<Deposit> = {},
): Deposit => ({
  order: 'deposit',
  member,
  daysAgo,
  currency,
  amount: String(amount),
  end: 'settled',
  ...rest,
});
const withdrawal = (
  member: string,
  daysAgo: number,
  currency: 'CNY' | 'USDT',
  amount: number,
  end: Withdrawal['end'],
): Withdrawal => ({ order: 'withdrawal', member, daysAgo, currency, amount: String(amount), end });

/** Everybody pays in at least once in the last thirty days, most take something home; the last hours fill the queues. */
export function ordersOfTheDay(): DemoOrder[] {
  return [...ofTheMonth(), ...ofTheLastHours].filter(({ daysAgo, member }) => daysAgo < daysOf(member));
}

function ofTheMonth(): DemoOrder[] {
  const random = seededRandom('demo day');
  return people.flatMap(({ name, days }, index): DemoOrder[] => {
    const first = Math.min(29.4 - index * 0.5, days - 0.01);
    const usdt = paysUsdt(index);
    const amount = usdt ? 100 + Math.floor(random() * 8) * 50 : 500 + Math.floor(random() * 16) * 250;
    const payType = usdt ? ebPayUsdt : methods[index % methods.length];
    const currency = usdt ? 'USDT' : 'CNY';
    const orders: DemoOrder[] = [
      deposit(name, first, currency, amount, payType === undefined ? {} : { payType }),
    ];
    if (first > 9)
      orders.push(deposit(name, first - 7.3, currency, amount / 2, payType === undefined ? {} : { payType }));
    if (first > 6 && index % 2 === 0)
      orders.push(withdrawal(name, first - 4.6, currency, amount / 2, 'completed'));
    if (index % 9 === 4)
      orders.push(deposit(name, first - 0.4, 'CNY', 300, { end: 'expired', payType: weChatQr }));
    if (index % 11 === 7) orders.push(deposit(name, first - 0.3, 'CNY', 600, { end: 'cancelled' }));
    return orders;
  });
}

/** The last two days: what waits for an operator, and what makes up the figures of yesterday and today. */
const ofTheLastHours: readonly DemoOrder[] = [
  withdrawal('wenbo', 1.2, 'CNY', 300, 'refused'),
  deposit('yaqi88', 1.05, 'CNY', 2600, { payType: alipayToCard }),
  withdrawal('xiaofeng', 1, 'CNY', 200, 'completed'),
  deposit('lixin', 0.98, 'CNY', 1200, { end: 'short' }),
  deposit('yutong', 0.9, 'USDT', 300, { payType: ebPayUsdt }),
  deposit('haoran', 0.7, 'CNY', 800, { end: 'extra' }),
  withdrawal('zihan', 0.5, 'CNY', 400, 'frozen'),
  deposit('guodong', 0.4, 'CNY', 1500, { end: 'late' }),
  deposit('xinyan', 0.3, 'CNY', 900, { payType: unionQr }),
  withdrawal('junjie', 0.26, 'CNY', 300, 'frozen'),
  deposit('siying', 0.2, 'CNY', 3000),
  withdrawal('jianing', 0.17, 'CNY', 250, 'reviewing'),
  deposit('jianhua', 0.15, 'CNY', 700, { end: 'short' }),
  withdrawal('zhenyu', 0.12, 'CNY', 220, 'reviewing'),
  deposit('qianru', 0.11, 'USDT', 150, { payType: ebPayUsdt }),
  withdrawal('zimo', 0.1, 'CNY', 300, 'paid'),
  withdrawal('yiming', 0.08, 'CNY', 260, 'reviewing'),
  deposit('jiahao', 0.06, 'CNY', 1100, { payType: weChatQr }),
  withdrawal('haitao', 0.05, 'CNY', 200, 'paid'),
  withdrawal('xiaodong', 0.04, 'CNY', 230, 'reviewing'),
  deposit('weiming', 0.02, 'CNY', 5000),
  deposit('xuesong', 0.012, 'CNY', 500, { payType: jdPay }),
  deposit('lijuan', 0.004, 'CNY', 2000, { payType: alipayToCard }),
  deposit('xiaodong', 0.003, 'USDT', 120, { payType: ebPayUsdt }),
];

function daysOf(member: string): number {
  return people.find(({ name }) => name === member)?.days ?? 0;
}
