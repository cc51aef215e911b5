import { noteText, playOf, readPick, type PlayCode } from '@fairway/fair-games';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { Fraction, formatMoney, multiply, parseMoney, tryParseMoney, type Money } from '@fairway/money';
import type { PlayLine } from '../api/use-lotteries.ts';
import type { Rows } from './pick.ts';

/** A ticket that is not placed yet. */
export interface Line {
  readonly id: string;
  readonly play: PlayCode;
  readonly pick: string;
  readonly notes: number;
  readonly unit: string;
  readonly times: number;
}

type Stake = Pick<Line, 'notes' | 'unit' | 'times'>;

/** 注数 × 倍数 × 单价; undefined while the unit is no amount. */
export function stakeOf({ notes, unit, times }: Stake, currency: WalletCurrency): Money | undefined {
  const amount = tryParseMoney(unit, currency);
  return amount && multiply(amount, Fraction.of(BigInt(notes * times)), { round: 'halfUp' });
}

export interface ShownOdds {
  readonly odds: string;
  readonly chance: string;
}

/** The odds of what is chosen, best first; of the whole play while nothing is. */
export function chosenOdds({ odds }: PlayLine, rows: Rows): readonly ShownOdds[] {
  const chosen = rows.flat();
  const of = odds.filter(
    ({ options }) => options === null || chosen.length === 0 || options.some((one) => chosen.includes(one)),
  );
  return of.toSorted((one, other) => Number(other.odds) - Number(one.odds));
}

/** What the note that pays most would return. */
export function mostReturned(
  odds: string,
  { unit, times }: Stake,
  currency: WalletCurrency,
): string | undefined {
  const amount = tryParseMoney(unit, currency);
  const [whole = '0', decimals = ''] = odds.split('.');
  const factor = Fraction.scaled(BigInt(whole + decimals), decimals.length);
  return amount && formatMoney(multiply(amount, factor.mul(Fraction.of(BigInt(times))), { round: 'halfUp' }));
}

/** `1/216` with its percentage where that says more: `1/216（0.463%）`. */
export function percentOf(chance: string): string {
  const [part = 0, whole = 1] = chance.split('/').map(Number);
  return `${Number(((part / whole) * 100).toPrecision(3))}%`;
}

/** The lines with at most so many times wherever one of their notes is this number. */
export function cutToRoom(lines: readonly Line[], number: string, most: number): Line[] {
  return lines.map((line) => {
    const { form } = playOf(line.play);
    const has = readPick(form, line.pick).some((note) => noteText(form, note) === number);
    return has ? { ...line, times: Math.max(1, Math.min(line.times, most)) } : line;
  });
}

export interface TicketBounds {
  readonly leastUnit: string;
  readonly least: string;
  readonly most: string;
  readonly currency: WalletCurrency;
}

/** What keeps a line from being taken, as far as the page knows. */
export function lineFault(
  line: Stake,
  { leastUnit, least, most, currency }: TicketBounds,
): 'belowUnit' | 'belowLeast' | 'aboveMost' | undefined {
  const unit = tryParseMoney(line.unit, currency);
  const stake = stakeOf(line, currency);
  if (!unit || !stake || unit.minor < parseMoney(leastUnit, currency).minor) return 'belowUnit';
  if (line.notes === 0) return undefined;
  if (stake.minor < parseMoney(least, currency).minor) return 'belowLeast';
  return stake.minor > parseMoney(most, currency).minor ? 'aboveMost' : undefined;
}
