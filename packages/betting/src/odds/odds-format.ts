import { Fraction } from '@fairway/money';
import { priceScale, price, priceFraction, type Price } from './price.ts';

/** 欧洲盘, 香港盘, 马来盘, 印尼盘, 美式, 分数. The code is stored on the account and travels on the wire. */
export type OddsFormat = 'european' | 'hongKong' | 'malay' | 'indonesian' | 'american' | 'fractional';

/** Every format once, in the order of the switch. */
export const oddsFormats = [
  'european',
  'hongKong',
  'malay',
  'indonesian',
  'american',
  'fractional',
] as const satisfies readonly OddsFormat[];

export function isOddsFormat(text: unknown): text is OddsFormat {
  return oddsFormats.some((format) => format === text);
}

const hundred = Fraction.of(100n);

const reciprocal = (profit: Fraction) => Fraction.ONE.div(profit).negate();
const indonesian = (profit: Fraction) => (profit.compare(Fraction.ONE) >= 0 ? profit : reciprocal(profit));

/** What each format quotes for a profit h per unit staked. */
const quotes: Readonly<Record<OddsFormat, (profit: Fraction) => Fraction>> = {
  european: (profit) => profit.add(Fraction.ONE),
  hongKong: (profit) => profit,
  malay: (profit) => (profit.compare(Fraction.ONE) <= 0 ? profit : reciprocal(profit)),
  indonesian,
  american: (profit) => indonesian(profit).mul(hundred),
  fractional: (profit) => profit,
};

/**
 * The exact number that a format quotes for a price, unrounded. With h = price - 1 (won per unit staked): european h + 1;
 * hongKong and fractional h; malay h up to 1, else -1/h; indonesian h from 1, else -1/h; american 100 x indonesian.
 */
export function oddsIn(format: OddsFormat, of: Price): Fraction {
  return quotes[format](priceFraction(of).sub(Fraction.ONE));
}

/**
 * The price of a quoted number, rounded half up to the thousandth once. `priceFromOdds(f, oddsIn(f, p))` is `p` for
 * every format. Throws RangeError on a number the format cannot quote (malay beyond ±1, american below ±100).
 */
export function priceFromOdds(format: OddsFormat, quoted: Fraction): Price {
  return price(profitOf(format, quoted).add(Fraction.ONE).roundTo(priceScale, 'halfUp'));
}

function profitOf(format: OddsFormat, quoted: Fraction): Fraction {
  if (format === 'european') return quoted.sub(Fraction.ONE);
  if (format === 'american') return profitOf('indonesian', quoted.div(hundred));

  const negative = quoted.compare(Fraction.ZERO) < 0;
  const size = negative ? quoted.negate() : quoted;
  const againstEven = size.compare(Fraction.ONE);
  const quotable =
    (format === 'malay' && againstEven <= 0) ||
    (format === 'indonesian' && againstEven >= 0) ||
    ((format === 'hongKong' || format === 'fractional') && !negative);
  if (!quotable || size.isZero()) throw new RangeError(`${quoted.toString()} is no ${format} quote`);
  return negative ? Fraction.ONE.div(size) : size;
}
