import type { PayKind } from '@fairway/ui/art/pay/pay-glyphs.tsx';

const kinds: Readonly<Record<string, PayKind>> = {
  instant: 'instant',
  bank: 'bank',
  transfer: 'transfer',
  qr: 'qr',
  phone: 'phone',
  cloud: 'cloud',
  online: 'online',
  'digital-yuan': 'digital-yuan',
  usdt: 'usdt',
  wallet: 'wallet',
  large: 'large',
  gift: 'digital-yuan',
  alipay: 'transfer',
  wechat: 'qr',
};

/** The picture of a deposit method by the name that the server gives; one of another version pays online. */
export function payKind(icon: string): PayKind {
  return kinds[icon] ?? 'online';
}
