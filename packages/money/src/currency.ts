/** The three things a member can hold. COIN is the platform's gift coin, whole pieces only. */
export type Currency = 'CNY' | 'USDT' | 'COIN';

export const CNY = 'CNY' satisfies Currency;
export const USDT = 'USDT' satisfies Currency;
export const COIN = 'COIN' satisfies Currency;

/** Every currency once, in the order in which screens list them. */
export const currencies = [CNY, USDT, COIN] as const;

/** Decimal places of the minor unit: 1 CNY = 100 minor, 1 USDT = 1,000,000 minor, 1 COIN = 1 minor. */
export const currencyScale: Readonly<Record<Currency, number>> = { CNY: 2, USDT: 6, COIN: 0 };

/** Whether a text from outside names a currency, exactly as spelled here. */
export function isCurrency(text: unknown): text is Currency {
  return text === CNY || text === USDT || text === COIN;
}
