import { formatMoney, Fraction, multiply, parseMoney } from '@fairway/money';
import { displayAmount } from '../../../../lib/format-amount.ts';
import type { ShownRound } from '../../rounds/shown-round.ts';

/** Units of the sheet from a multiple of the stake as the steps write it: '0.25' of 20 are 5. */
export function unitsIn(multiple: string, unit: number): number {
  return Math.round(Number(multiple) * unit);
}

/** What so many units come to for the stake of a round. */
export function amountOfUnits(
  { stake, currency }: Pick<ShownRound, 'stake' | 'currency'>,
  units: number,
  unit: number,
): string {
  const share = Fraction.of(BigInt(units), BigInt(unit));
  return displayAmount(
    formatMoney(multiply(parseMoney(stake, currency), share, { round: 'halfUp' })),
    currency,
  );
}
