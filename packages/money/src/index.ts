export { CNY, COIN, currencies, currencyScale, USDT, isCurrency, type Currency } from './currency.ts';
export { CurrencyMismatchError, MoneySyntaxError } from './money-errors.ts';
export {
  add,
  cny,
  coin,
  compare,
  equal,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  money,
  negate,
  subtract,
  sum,
  usdt,
  zero,
  type Money,
} from './money.ts';
export { parseMoney, parseSignedMoney, tryParseMoney } from './text/parse-money.ts';
export { formatMoney } from './text/format-money.ts';
export { currencySymbol, minusSign, displayMoney, type DisplayOptions } from './text/display-money.ts';
export { divideRounded, type RoundingMode } from './rounding.ts';
export { Fraction } from './fraction.ts';
export { coinsPerYuan, formatRate, inverseRate, parseRate, rate, rateFraction, type Rate } from './rate.ts';
export { convert, multiply, type ConvertOptions } from './convert.ts';
export { split } from './split.ts';
