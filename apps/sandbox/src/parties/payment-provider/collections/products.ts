import type { Money } from '@fairway/money';
import type { PartyCurrency } from '../../../platform/fields.ts';

/** How a payer meets a product: an account, a page, a code to scan, or a wallet that opens itself. */
export type ProductKind = 'transfer' | 'page' | 'qr' | 'wallet';

interface Product {
  readonly name: string;
  readonly kind: ProductKind;
  readonly currency: PartyCurrency;
  /** The smallest order, in minor units. */
  readonly least: bigint;
}

/** What the provider collects by. An order below a product's least amount or in another currency is refused. */
export const products = {
  BANK_TRANSFER: { name: '银行卡转账', kind: 'transfer', currency: 'CNY', least: 1n },
  QUICK_PAY: { name: '云闪付', kind: 'page', currency: 'CNY', least: 1n },
  ALIPAY: { name: '支付宝', kind: 'page', currency: 'CNY', least: 1n },
  WECHAT: { name: '微信支付', kind: 'page', currency: 'CNY', least: 1n },
  ONLINE_BANK: { name: '网银支付', kind: 'page', currency: 'CNY', least: 1n },
  BIG_PAY: { name: '大额支付', kind: 'page', currency: 'CNY', least: 10_000_00n },
  WECHAT_QR: { name: '微信扫码', kind: 'qr', currency: 'CNY', least: 1n },
  ALIPAY_QR: { name: '支付宝扫码', kind: 'qr', currency: 'CNY', least: 1n },
  UNION_QR: { name: '银联扫码', kind: 'qr', currency: 'CNY', least: 1n },
  QQ_WALLET: { name: 'QQ 钱包', kind: 'wallet', currency: 'CNY', least: 1n },
  JD_WALLET: { name: '京东支付', kind: 'wallet', currency: 'CNY', least: 1n },
  BIHUI_WALLET: { name: '币汇', kind: 'wallet', currency: 'USDT', least: 1n },
  YIBIFU_WALLET: { name: '易币付', kind: 'wallet', currency: 'USDT', least: 1n },
  EB_WALLET: { name: 'EBpay', kind: 'wallet', currency: 'USDT', least: 1n },
} as const satisfies Record<string, Product>;

export type PayType = keyof typeof products;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its keys
export const payTypes = Object.keys(products) as [PayType, ...PayType[]];

/** Whether a product collects this amount. Bank transfer and pay pages of old collect USDT too, as they always have. */
export function isCollected(payType: PayType, amount: Money): boolean {
  const { kind, currency, least }: Product = products[payType];
  const anyCurrency = kind === 'transfer' || (kind === 'page' && least === 1n);
  return (anyCurrency || amount.currency === currency) && amount.minor >= least;
}

/** What a scanner reads: the pay page itself for a code, the wallet's own form of it; null where nothing is scanned. */
export function qrCodeOf(payType: PayType, payUrl: string, orderNo: string): string | null {
  switch (products[payType].kind) {
    case 'qr':
      return payUrl;
    case 'wallet':
      return `${payUrl}?wallet=${payType.toLowerCase()}&order=${orderNo}`;
    default:
      return null;
  }
}
