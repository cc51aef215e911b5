import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, money, parseMoney } from '@fairway/money';

export interface RaiseBounds {
  readonly least: string;
  readonly most: string;
}

/** Steps of the slider between the bounds of a raise. */
export const raiseSteps = 100;

/** The bet at a step: in whole small units of the table, the bounds exactly at both ends. */
export function raiseAt(
  step: number,
  { least, most }: RaiseBounds,
  currency: WalletCurrency,
  unit: string,
): string {
  const [low, high] = [parseMoney(least, currency).minor, parseMoney(most, currency).minor];
  if (step <= 0) return least;
  if (step >= raiseSteps) return most;
  const raw = low + ((high - low) * BigInt(step)) / BigInt(raiseSteps);
  const grid = parseMoney(unit, currency).minor / 2n;
  const even = raw - (raw % (grid > 0n ? grid : 1n));
  return formatMoney(money(currency, within(even, low, high)));
}

/** The step next to a bet. */
export function stepOf(to: string, { least, most }: RaiseBounds, currency: WalletCurrency): number {
  const [low, high] = [parseMoney(least, currency).minor, parseMoney(most, currency).minor];
  if (high === low) return raiseSteps;
  const at = within(parseMoney(to === '' ? '0' : to, currency).minor, low, high);
  return Number(((at - low) * BigInt(raiseSteps)) / (high - low));
}

/** The bet that a share of the pot, with the call in it, raises to, within the bounds: halves of it are 1, the whole is 2. */
export function raiseOfPot(
  halves: bigint,
  bounds: RaiseBounds,
  { pot, call, highest, currency }: { pot: string; call: string; highest: string; currency: WalletCurrency },
): string {
  const minor = (text: string) => parseMoney(text, currency).minor;
  const to = minor(highest) + ((minor(pot) + minor(call)) * halves) / 2n;
  return formatMoney(money(currency, within(to, minor(bounds.least), minor(bounds.most))));
}

/** The highest of some bets. */
export function highestOf(bets: readonly string[], currency: WalletCurrency): string {
  const minors = bets.map((bet) => parseMoney(bet, currency).minor);
  return formatMoney(
    money(
      currency,
      minors.reduce((most, one) => (one > most ? one : most), 0n),
    ),
  );
}

export function isWithin(to: string, { least, most }: RaiseBounds, currency: WalletCurrency): boolean {
  if (!/^\d+(\.\d+)?$/.test(to)) return false;
  const minor = (text: string) => parseMoney(text, currency).minor;
  return minor(to) >= minor(least) && minor(to) <= minor(most);
}

function within(minor: bigint, low: bigint, high: bigint): bigint {
  return minor < low ? low : minor > high ? high : minor;
}
