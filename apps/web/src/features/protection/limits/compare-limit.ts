import { CNY, isPositive, parseMoney, tryParseMoney } from '@fairway/money';
import { mostLimitMinutes, type LimitKind } from '@fairway/contract/risk/play-limits.ts';
import type { PlayLimit } from '@fairway/contract/risk/protection-schemas.ts';

/** Whether a typed text can be a limit of its kind: yuan, or whole minutes of `time`. */
export function isAmount(kind: LimitKind, text: string): boolean {
  if (kind === 'time') return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= mostLimitMinutes;
  const amount = tryParseMoney(text, CNY);
  return amount !== undefined && isPositive(amount);
}

/** Whether a limit would be looser than the present one, and so waits a day; null is none at all. */
export function isLooser({ limit }: Pick<PlayLimit, 'limit'>, next: string | null): boolean {
  if (limit === null) return false;
  return next === null || parseMoney(next, CNY).minor > parseMoney(limit, CNY).minor;
}

/** How much of a limit is used, 0 to 1, for a bar. */
export function partUsed(used: string, limit: string): number {
  const whole = parseMoney(limit, CNY).minor;
  const thousandths = (parseMoney(used, CNY).minor * 1000n) / whole;
  return Number(thousandths > 1000n ? 1000n : thousandths) / 1000;
}
