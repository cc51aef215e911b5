import { Fraction } from '@fairway/money';

interface FreeBetModel {
  /** Minor units; the house's, so it does not come back with a win. */
  readonly stake: bigint;
  /** Decimal odds, thousandths. */
  readonly price: bigint;
  /** What the house keeps of a stake at these prices, a part of one. */
  readonly margin: Fraction;
  /** Hundredths: how often what it wins is to be played. */
  readonly factor: bigint;
}

/** What one free bet leaves on average, minor units, half up: the win alone times its chance, less what playing for it costs at the same margin. */
export function freeBetWorth({ stake, price, margin, factor }: FreeBetModel): bigint {
  const odds = Fraction.scaled(price, 3);
  const chance = Fraction.ONE.sub(margin).div(odds);
  const win = Fraction.of(stake).mul(odds.sub(Fraction.ONE)).mul(chance);
  const cost = win.mul(Fraction.scaled(factor, 2)).mul(margin);
  return win.sub(cost).roundTo(0, 'halfUp');
}
