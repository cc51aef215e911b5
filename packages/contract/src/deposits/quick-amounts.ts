import type { Money } from '@fairway/money';
import { currencyScale, money } from '@fairway/money';

/** How many quick amounts a deposit offers (specification section 9). */
export const quickAmountCount = 5;

/** Default lists (section 9); each entry is followed by two random digits: 1 becomes 101, 500 becomes 50037. */
export const quickAmountDefaults = {
  ordinary: [1n, 5n, 10n, 20n, 49n],
  bigRecharge: [500n, 800n, 1_000n, 1_500n, 1_999n],
} as const;

const suffixSize = 100n;

/** A source of randomness: a number from 0 up to, not including, 1. Passed in, so that a seed replays the choice. */
export type Random = () => number;

export interface QuickAmountRequest {
  readonly min: Money;
  readonly max: Money;
  readonly list: keyof typeof quickAmountDefaults;
  /** The pay type's own `fixedAmounts` list; when it holds anything it is used as it is. */
  readonly serverAmounts?: readonly Money[];
  readonly random: Random;
}

/**
 * Quick amounts of a deposit (sections 5 and 9): the server's list, or five whole amounts between min and max, ascending:
 * defaults that fit, topped up with random values spread evenly over the range. Fewer only if the range holds fewer.
 */
export function quickAmounts(request: QuickAmountRequest): readonly Money[] {
  const { min, max, serverAmounts = [], random } = request;
  if (serverAmounts.length > 0) return serverAmounts;

  const unit = 10n ** BigInt(currencyScale[min.currency]);
  const range = { low: (min.minor + unit - 1n) / unit, high: max.minor / unit };
  const chosen = new Set<bigint>();
  for (const entry of quickAmountDefaults[request.list]) {
    const amount = withSuffix(entry, range, random);
    if (amount !== undefined) chosen.add(amount);
  }
  topUp(chosen, range, random);

  return [...chosen].sort((a, b) => (a < b ? -1 : 1)).map((whole) => money(min.currency, whole * unit));
}

interface Range {
  readonly low: bigint;
  readonly high: bigint;
}

/** A default with two random digits other than 00, or the bare default where no suffix fits; undefined where neither does. */
function withSuffix(entry: bigint, range: Range, random: Random): bigint | undefined {
  const first = entry * suffixSize + 1n;
  const last = entry * suffixSize + suffixSize - 1n;
  const fitting = { low: first > range.low ? first : range.low, high: last < range.high ? last : range.high };
  if (fitting.low <= fitting.high) return pick(fitting, random);
  return entry >= range.low && entry <= range.high ? entry : undefined;
}

/** One random value from each of as many equal parts of the range as are missing; a taken value moves on to the next free. */
function topUp(chosen: Set<bigint>, range: Range, random: Random): void {
  const width = range.high - range.low + 1n;
  if (width <= 0n) return;
  const missing = BigInt(quickAmountCount - chosen.size);
  for (let part = 0n; part < missing; part += 1n) {
    const low = range.low + (width * part) / missing;
    const end = range.low + (width * (part + 1n)) / missing - 1n;
    const free = firstFree(pick({ low, high: end < low ? low : end }, random), range, chosen);
    if (free === undefined) return;
    chosen.add(free);
  }
}

/** The value itself or the next free one above it, going round at the end of the range; undefined when all are taken. */
function firstFree(from: bigint, range: Range, chosen: ReadonlySet<bigint>): bigint | undefined {
  const width = range.high - range.low + 1n;
  for (let step = 0n; step < width && step <= BigInt(chosen.size); step += 1n) {
    const candidate = range.low + ((from - range.low + step) % width);
    if (!chosen.has(candidate)) return candidate;
  }
  return undefined;
}

/** A whole number of the range, both ends included. Ranges here are far below 2^53, so the product is exact enough. */
function pick(range: Range, random: Random): bigint {
  const width = range.high - range.low + 1n;
  return range.low + BigInt(Math.floor(random() * Number(width)));
}
