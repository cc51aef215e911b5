import { decimalText } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';

/** A chance in percent to one place, `38.5%`: beside a control, where four places would be noise. */
export function roundedPercent(chance: Fraction): string {
  const percent = chance.mul(Fraction.of(100n)).roundTo(1, 'halfUp');
  return `${decimalText(Fraction.scaled(percent, 1))}%`;
}

/** A chance in percent to four places, and as one in so many where that says more. */
export function percentText(chance: Fraction): string {
  const percent = chance.mul(Fraction.of(100n)).roundTo(4, 'halfUp');
  const text = decimalText(Fraction.scaled(percent, 4));
  if (chance.compare(Fraction.of(1n, 1000n)) >= 0) return `${text}%`;
  const oneIn = Fraction.ONE.div(chance).roundTo(0, 'halfUp');
  return `1 / ${oneIn.toString()}`;
}
