import { coinsFor } from '@fairway/contract/coins/purchase.ts';
import { cny, displayMoney } from '@fairway/money';

const fenPerYuan = 100n;

/** `18n` → `¥18.00`. */
export function yuanText(yuan: bigint): string {
  return displayMoney(cny(yuan * fenPerYuan));
}

/** The coins that so many yuan buy, grouped: `188n` → `1,880`. */
export function coinText(yuan: bigint): string {
  return coinsFor(yuan).toLocaleString('en');
}
