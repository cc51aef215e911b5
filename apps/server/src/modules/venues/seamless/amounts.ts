import { currencyScale, type Money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

/** Decimals that a provider's amount may have; the finest that any of them writes. */
const fineScale = 8;

/** A decimal string as hundred-millionths; undefined for what is none: a sign, an exponent, a zero in front, a ninth decimal. */
export function parseFine(text: string): bigint | undefined {
  const [, whole, decimals = ''] = /^(0|[1-9]\d{0,9})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return BigInt(whole + decimals.padEnd(fineScale, '0'));
}

/** An integer of a provider that counts in parts of the currency, `scale` decimals, as hundred-millionths. */
export function fineOf(parts: bigint, scale: number): bigint {
  return parts * 10n ** BigInt(fineScale - scale);
}

/** Minor units as an integer of `scale` decimals: what is finer than that is left out. */
export function partsOf({ currency, minor }: Money, scale: number): bigint {
  return (minor * unitOf(currency as WalletCurrency)) / 10n ** BigInt(fineScale - scale);
}

/** Minor units of an amount that fits them; undefined for a finer one. */
export function wholeMinor(currency: WalletCurrency, fine: bigint): bigint | undefined {
  const unit = unitOf(currency);
  return fine % unit === 0n ? fine / unit : undefined;
}

/** Minor units as hundred-millionths. */
export function fineOfMinor(currency: WalletCurrency, minor: bigint): bigint {
  return minor * unitOf(currency);
}

/** Hundred-millionths as a decimal string, with the currency's decimals and as many more as it needs. */
export function formatFine(currency: WalletCurrency, fine: bigint): string {
  const digits = String(fine < 0n ? -fine : fine).padStart(fineScale + 1, '0');
  const needed = digits.slice(-fineScale).replace(/0+$/, '').padEnd(currencyScale[currency], '0');
  return `${fine < 0n ? '-' : ''}${digits.slice(0, -fineScale)}.${needed}`;
}

/** Adds an amount to what was left in parts of a unit: full units move, the rest stays; at least 0, less than a unit. */
export function withRest(
  currency: WalletCurrency,
  rest: bigint,
  fine: bigint,
): { minor: bigint; rest: bigint } {
  const unit = unitOf(currency);
  const total = rest + fine;
  const left = ((total % unit) + unit) % unit;
  return { minor: (total - left) / unit, rest: left };
}

function unitOf(currency: WalletCurrency): bigint {
  return 10n ** BigInt(fineScale - currencyScale[currency]);
}
