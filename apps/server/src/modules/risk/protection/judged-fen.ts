import type { Money } from '@fairway/money';

/** An amount in fen as `risk_fen_of` of migration 0033 has it: USDT counts at a fixed 7.20, rounded up. */
export function judgedFen({ currency, minor }: Money): bigint {
  return currency === 'USDT' ? (minor * 720n + 999_999n) / 1_000_000n : minor;
}
