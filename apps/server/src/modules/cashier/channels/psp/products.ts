import { payTypes, type PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { PayEngine } from '@fairway/contract/deposits/methods/engines.ts';
import { cny, usdt, type Money } from '@fairway/money';
import type { PayTypeOffer } from '../channel.ts';

/** A deposit method and the provider's own code for it. */
interface Product {
  offer: PayTypeOffer;
  code: string;
}

/** How long the provider keeps an order open. */
export const pspOrderSeconds = 15 * 60;
const { members } = payTypes;
type Key = keyof typeof members;

interface Terms {
  code: string;
  engine: PayEngine;
  icon: string;
  sort: number;
  min: Money;
  max: Money;
  minutes: number;
  recommend?: boolean;
  offeredAtFirst?: boolean;
  asksBank?: boolean;
}

const yuan = (amount: bigint) => cny(amount * 100n);
const tether = (amount: bigint) => usdt(amount * 1_000_000n);

/** One row a product. Transfers to the provider's shared accounts need a tail; everything else has a page of its own. */
const terms = {
  bankTransfer: { code: 'BANK_TRANSFER', engine: 'transfer', icon: 'bank', sort: 10, min: yuan(100n), max: yuan(50_000n), minutes: 2, recommend: true, offeredAtFirst: true }, // prettier-ignore
  alipayToCard: { code: 'BANK_TRANSFER', engine: 'transfer', icon: 'transfer', sort: 30, min: yuan(100n), max: yuan(10_000n), minutes: 3 }, // prettier-ignore
  yunshanfuToCard: { code: 'BANK_TRANSFER', engine: 'transfer', icon: 'cloud', sort: 31, min: yuan(100n), max: yuan(5_000n), minutes: 3 }, // prettier-ignore
  weChatToCard: { code: 'BANK_TRANSFER', engine: 'transfer', icon: 'transfer', sort: 32, min: yuan(100n), max: yuan(10_000n), minutes: 3 }, // prettier-ignore
  weChatQr: { code: 'WECHAT_QR', engine: 'qr', icon: 'qr', sort: 40, min: yuan(50n), max: yuan(3_000n), minutes: 2 }, // prettier-ignore
  alipay: { code: 'ALIPAY_QR', engine: 'qr', icon: 'qr', sort: 41, min: yuan(50n), max: yuan(5_000n), minutes: 2 }, // prettier-ignore
  unionQr: { code: 'UNION_QR', engine: 'qr', icon: 'qr', sort: 42, min: yuan(50n), max: yuan(5_000n), minutes: 2 }, // prettier-ignore
  weChatH5: { code: 'WECHAT', engine: 'page', icon: 'phone', sort: 43, min: yuan(50n), max: yuan(3_000n), minutes: 2 }, // prettier-ignore
  alipayH5: { code: 'ALIPAY', engine: 'page', icon: 'phone', sort: 44, min: yuan(50n), max: yuan(5_000n), minutes: 2 }, // prettier-ignore
  fastPay: { code: 'QUICK_PAY', engine: 'page', icon: 'instant', sort: 45, min: yuan(50n), max: yuan(5_000n), minutes: 1 }, // prettier-ignore
  bank: { code: 'ONLINE_BANK', engine: 'page', icon: 'online', sort: 46, min: yuan(100n), max: yuan(50_000n), minutes: 2, asksBank: true }, // prettier-ignore
  qq: { code: 'QQ_WALLET', engine: 'wallet', icon: 'wallet', sort: 50, min: yuan(50n), max: yuan(3_000n), minutes: 2 }, // prettier-ignore
  qqSecond: { code: 'QQ_WALLET', engine: 'qr', icon: 'qr', sort: 51, min: yuan(50n), max: yuan(3_000n), minutes: 2 }, // prettier-ignore
  jdPay: { code: 'JD_WALLET', engine: 'wallet', icon: 'wallet', sort: 52, min: yuan(50n), max: yuan(5_000n), minutes: 2 }, // prettier-ignore
  jdFinance: { code: 'JD_WALLET', engine: 'wallet', icon: 'wallet', sort: 53, min: yuan(100n), max: yuan(10_000n), minutes: 3 }, // prettier-ignore
  bigPay: { code: 'BIG_PAY', engine: 'page', icon: 'large', sort: 60, min: yuan(10_000n), max: yuan(200_000n), minutes: 10 }, // prettier-ignore
  bihuiUsdt: { code: 'BIHUI_WALLET', engine: 'wallet', icon: 'wallet', sort: 70, min: tether(10n), max: tether(20_000n), minutes: 2 }, // prettier-ignore
  yibifuUsdt: { code: 'YIBIFU_WALLET', engine: 'wallet', icon: 'wallet', sort: 71, min: tether(10n), max: tether(20_000n), minutes: 2 }, // prettier-ignore
  ebPayUsdt: { code: 'EB_WALLET', engine: 'wallet', icon: 'wallet', sort: 72, min: tether(10n), max: tether(30_000n), minutes: 2 }, // prettier-ignore
} as const satisfies Partial<Record<Key, Terms>>;

const products: readonly Product[] = Object.entries<Terms>(terms).map(([key, term]) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are keys of the enumeration
  const named = members[key as Key];
  return {
    code: term.code,
    offer: {
      payType: named.code,
      names: named,
      engine: term.engine,
      icon: term.icon,
      recommend: term.recommend ?? false,
      offeredAtFirst: term.offeredAtFirst ?? false,
      sort: term.sort,
      transfer: term.engine === 'transfer',
      min: term.min,
      max: term.max,
      tail: term.engine === 'transfer',
      asksBank: term.asksBank ?? false,
      protocols: [],
      arrivalMinutes: term.minutes,
      orderSeconds: pspOrderSeconds,
    },
  };
});

/** The methods that the provider serves. */
export const pspOffers: readonly PayTypeOffer[] = products.map(({ offer }) => offer);

/** The provider's code for a method. Throws RangeError for one that it does not serve. */
export function productOf(payType: PayType): string {
  const product = products.find(({ offer }) => offer.payType === payType);
  if (!product) throw new RangeError(`the provider does not serve pay type ${payType}`);
  return product.code;
}
