import { maximumReturn, parlayPrice, parsePrice } from '@fairway/betting';
import { compare, formatMoney, subtract, tryParseMoney, type Money } from '@fairway/money';
import type { SlipPreview } from '../api/shapes.ts';
import type { SlipPick } from './slip-store.ts';

export type Limits = SlipPreview['legs'][number]['single'];

/** Yuan as typed, or undefined while it is no amount above zero. */
export function stakeOf(text: string | undefined): Money | undefined {
  const stake = tryParseMoney(text ?? '', 'CNY');
  return stake && stake.minor > 0n ? stake : undefined;
}

/** What the bet returns at most, stake included but of a free bet, by the same code that settles it. */
export function returnOf(stake: Money, picks: readonly { odds: string }[], isFree = false): string {
  const legs = picks.map(({ odds }) => ({ price: parsePrice(odds) }));
  const most = maximumReturn({ unitStake: stake, sizes: [picks.length], legs });
  return formatMoney(isFree ? subtract(most, stake) : most);
}

/** The product of the legs' prices as decimal odds with two places, rounded down: never more than is paid. */
export function totalOdds(picks: readonly SlipPick[]): string {
  const hundredths = parlayPrice(picks.map(({ odds }) => parsePrice(odds))).roundTo(2, 'down');
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Which limit a stake breaks; undefined while it fits or nothing was typed. */
export function limitBroken(
  stake: Money | undefined,
  limits: Limits | null | undefined,
): 'belowMin' | 'aboveMax' | undefined {
  if (!stake || !limits) return undefined;
  const [least, most] = [tryParseMoney(limits.minStake, 'CNY'), tryParseMoney(limits.maxStake, 'CNY')];
  if (least && compare(stake, least) < 0) return 'belowMin';
  if (most && compare(stake, most) > 0) return 'aboveMax';
  return undefined;
}
