import type { Money } from '@fairway/money';
import { cny, COIN, coinsPerYuan, compare, convert } from '@fairway/money';

/** Bounds of a coin purchase in whole yuan, and what the modal opens with (specification sections 5 and 9). */
export const coinPurchase = { minYuan: 1n, maxYuan: 500_000n, defaultYuan: 1n } as const;

/** Quick amounts of a coin purchase in whole yuan, in this order (section 9). */
export const coinQuickAmounts = [1n, 18n, 58n, 188n, 588n, 1_888n] as const;

const fenPerYuan = 100n;

/** Coins that so many whole yuan buy: ten for one (section 9). `coinsFor(1n)` is the rate shown for an empty box. */
export function coinsFor(yuan: bigint): bigint {
  return convert(cny(yuan * fenPerYuan), COIN, { rate: coinsPerYuan, round: 'down' }).minor;
}

/** What the amount box holds after typing: its text, the amount in whole yuan, and whether it was cut to the maximum. */
export interface CoinAmountInput {
  readonly text: string;
  readonly yuan: bigint | undefined;
  readonly overLimit: boolean;
}

/** Coin purchase amount (section 5): digits only, empty clears, below 1 becomes 1, above 500000 is cut with a message. */
export function readCoinAmount(typed: string): CoinAmountInput {
  const digits = typed.replace(/[^0-9]/g, '');
  if (digits === '') return { text: '', yuan: undefined, overLimit: false };

  const { minYuan, maxYuan } = coinPurchase;
  const value = BigInt(digits);
  const overLimit = value > maxYuan;
  const raised = value < minYuan ? minYuan : value;
  const yuan = overLimit ? maxYuan : raised;
  return { text: String(yuan), yuan, overLimit };
}

/** Whether the buy button works; `bubble` asks for the balance bubble beside a disabled one (section 5). */
export function coinBuyButton(
  yuan: bigint | undefined,
  center: Money,
): { readonly enabled: boolean; readonly bubble: boolean } {
  if (yuan === undefined || yuan === 0n) return { enabled: false, bubble: false };
  const exceedsBalance = compare(cny(yuan * fenPerYuan), center) > 0;
  return { enabled: !exceedsBalance, bubble: exceedsBalance };
}
