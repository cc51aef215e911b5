import { currencyScale } from '../currency.ts';
import { writeDecimal } from './decimal-text.ts';
import type { Money } from '../money.ts';

/** The wire form: plain decimal string at the currency's full scale, ASCII minus, no separators: `"-1234.50"`. */
export function formatMoney(amount: Money): string {
  return writeDecimal(amount.minor, currencyScale[amount.currency]);
}
