import { currencyScale, type Currency } from '../currency.ts';
import { writeDecimal } from './decimal-text.ts';
import type { Money } from '../money.ts';
import { divideRounded, powerOfTen } from '../rounding.ts';

/** Symbols before the digits; a coin carries none, its picture is beside the number. */
export const currencySymbol: Readonly<Record<Currency, string>> = { CNY: '¥', USDT: '₮', COIN: '' };

const screenScale: Readonly<Record<Currency, number>> = { CNY: 2, USDT: 2, COIN: 0 };

/** U+2212, as wide as a digit in the tabular figures of the screens. */
export const minusSign = '\u2212';

export interface DisplayOptions {
  /** `false` leaves the currency symbol out, where a column head already names it. */
  readonly symbol?: boolean;
  /** `always` marks a gain with `+`, for net positions; zero carries no sign either way. */
  readonly sign?: 'auto' | 'always';
  /**
   * `full` shows every place the currency has (USDT 6); `screen` shows two; `needed` two, and more where the amount has
   * them: for a bound or a remainder, which would read too small if cut.
   */
  readonly places?: 'screen' | 'full' | 'needed';
}

/**
 * For components: `¥1,234.50`, `−₮0.12`, `5,000`. USDT beyond two places is cut towards zero, so that a screen
 * never shows more than is there; an amount cut to nothing loses its sign.
 */
export function displayMoney(amount: Money, options: DisplayOptions = {}): string {
  const { symbol = true, sign = 'auto', places = 'screen' } = options;
  const scale = currencyScale[amount.currency];
  const shownScale = placesOf(amount, places);
  const shown = divideRounded(amount.minor, powerOfTen(scale - shownScale), 'down');
  const digits = groupThousands(writeDecimal(shown < 0n ? -shown : shown, shownScale));
  return `${signOf(shown, sign)}${symbol ? currencySymbol[amount.currency] : ''}${digits}`;
}

function placesOf({ currency, minor }: Money, places: 'screen' | 'full' | 'needed'): number {
  const scale = currencyScale[currency];
  if (places === 'full') return scale;
  let shown = screenScale[currency];
  if (places === 'needed') while (minor % powerOfTen(scale - shown) !== 0n) shown += 1;
  return shown;
}

function signOf(shown: bigint, sign: 'auto' | 'always'): string {
  if (shown < 0n) return minusSign;
  return sign === 'always' && shown > 0n ? '+' : '';
}

function groupThousands(decimal: string): string {
  const [whole = '', places] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}
