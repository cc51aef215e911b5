import { formatOdds, parsePrice } from '@fairway/betting';

/** Odds of terms as they are written there: decimal, with two places, whatever format the member chose for prices. */
export function europeanOdds(odds: string): string {
  return formatOdds('european', parsePrice(odds));
}
