import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { cny, formatMoney } from '@fairway/money';
import type { PayoutOffer, PayoutOrder } from '../channel.ts';

const { normal, ebPay, newEbPay, koiPay, newKoiPay, weChat, alipay, digitalYuan, enjoyLife } =
  withdrawalTypes.codes;

const toWallet = { currency: 'CNY', kind: 'ewallet', arrivalMinutes: 3, protocols: [] } as const;

/** What the provider pays out to: bank cards and the e-wallets of its page (`apps/sandbox/README.md`). */
export const payoutOffers: readonly PayoutOffer[] = [
  {
    withdrawType: normal,
    currency: 'CNY',
    kind: 'bankCard',
    min: cny(100_00n),
    max: cny(50_000_00n),
    fee: cny(0n),
    arrivalMinutes: 5,
    protocols: [],
  },
  ...[ebPay, newEbPay, koiPay, newKoiPay].map((withdrawType) => ({
    ...toWallet,
    withdrawType,
    min: cny(100_00n),
    max: cny(50_000_00n),
    fee: cny(0n),
  })),
  ...[weChat, alipay].map((withdrawType) => ({
    ...toWallet,
    withdrawType,
    min: cny(100_00n),
    max: cny(20_000_00n),
    fee: cny(1_00n),
  })),
  { ...toWallet, withdrawType: digitalYuan, min: cny(100_00n), max: cny(50_000_00n), fee: cny(0n) },
  { ...toWallet, withdrawType: enjoyLife, min: cny(100_00n), max: cny(5_000_00n), fee: cny(0n) },
];

/** The provider's product of an e-wallet type; EBpay and KOIpay have an old and a new interface. */
const products: Readonly<Partial<Record<PayoutOffer['withdrawType'], string>>> = {
  [ebPay]: 'EBPAY',
  [newEbPay]: 'EBPAY_V2',
  [koiPay]: 'KOIPAY',
  [newKoiPay]: 'KOIPAY_V2',
  [weChat]: 'WECHAT',
  [alipay]: 'ALIPAY',
  [digitalYuan]: 'ECNY',
  [enjoyLife]: 'ENJOY_LIFE',
};

/** A payout in the provider's format. Throws RangeError for a payee that it does not pay. */
export function payoutRequest(notifyUrl: string, order: PayoutOrder): object {
  const common = { orderNo: order.billNo, amount: formatMoney(order.amount), currency: 'CNY', notifyUrl };
  if (order.payee.kind === 'bankCard') {
    const { bank, branch, holder, account } = order.payee;
    return { ...common, payee: { bank, ...(branch ? { branch } : {}), holder, account } };
  }
  const product = products[order.withdrawType];
  if (order.payee.kind !== 'ewallet' || !product)
    throw new RangeError(`the provider pays no withdrawal of type ${order.withdrawType}`);
  const { holder, account } = order.payee;
  return { ...common, wallet: { product, account, ...(holder ? { holder } : {}) } };
}
