import { decimalText } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { decimalFraction } from '../spots/spot-name.ts';
import { sumOf, type Laid } from './draft.ts';

/** The theoretical return in percent of all that lies there together, each spot by its share, cut to four decimals; undefined for an empty felt. */
export function meanReturn(totals: Laid, rtpOf: (spot: string) => string | undefined): string | undefined {
  const sum = sumOf(totals);
  if (sum === 0n) return undefined;
  let weighted = Fraction.ZERO;
  for (const [spot, minor] of totals)
    weighted = weighted.add(decimalFraction(rtpOf(spot) ?? '0').mul(Fraction.of(minor, sum)));
  return decimalText(weighted, 4);
}
