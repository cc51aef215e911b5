import type { Currency, Money } from '@fairway/money';

/**
 * What an account can be kept in. Points are counted by the same ledger and are no money: they are in no list of currencies, have no rate
 * and enter no total of money, so `@fairway/money` does not know them.
 */
export type LedgerCurrency = Currency | 'POINT';

/** An amount of minor units of what an account is kept in; of a money currency it is a `Money`. */
export interface Amount<C extends LedgerCurrency = LedgerCurrency> {
  readonly currency: C;
  readonly minor: bigint;
}

/** Whole points. */
export type Points = Amount<'POINT'>;

/** So many points, which may be negative. */
export const points = (minor: bigint): Points => amountOf('POINT', minor);

export function amountOf<C extends LedgerCurrency>(currency: C, minor: bigint): Amount<C> {
  return Object.freeze({ currency, minor });
}

/** Whether an amount is money, and not points. */
export function isMoney(amount: Amount): amount is Money {
  return amount.currency !== 'POINT';
}

/** Numbers of the currencies in the database (`ledger_currencies`). */
export const currencyCodes: Readonly<Record<LedgerCurrency, number>> = {
  CNY: 1,
  USDT: 2,
  COIN: 3,
  POINT: 4,
};

/** The currency of a stored number. */
export function ledgerCurrencyOfCode(code: number): LedgerCurrency {
  return code === currencyCodes.POINT ? 'POINT' : currencyOfCode(code);
}

/** The money currency of a stored number. Throws RangeError for points: who reads money has left them out. */
export function currencyOfCode(code: number): Currency {
  if (code === 1) return 'CNY';
  if (code === 2) return 'USDT';
  if (code === 3) return 'COIN';
  throw new RangeError(`no money has the number ${code}`);
}
