import { compare, parseMoney, tryParseMoney } from '@fairway/money';

export interface TransferBounds {
  currency: 'CNY' | 'USDT';
  available: string;
  min: string;
  max: string;
}

/** What is wrong with an amount that was typed. */
export type AmountFault = 'empty' | 'nothing' | 'tooLittle' | 'tooMuch' | 'overMax';

/** Holds a typed amount against what is there and the limits; undefined when it can be sent. */
export function checkAmount(
  text: string,
  { currency, available, min, max }: TransferBounds,
): AmountFault | undefined {
  const there = parseMoney(available, currency);
  if (there.minor === 0n) return 'nothing';
  const amount = tryParseMoney(text, currency);
  if (!amount) return 'empty';
  if (compare(amount, parseMoney(min, currency)) < 0) return 'tooLittle';
  if (compare(amount, there) > 0) return 'tooMuch';
  return compare(amount, parseMoney(max, currency)) > 0 ? 'overMax' : undefined;
}
