import type { Money } from '@fairway/money';

/** An amount in fen as `risk_fen_of` of migration 0225 has it: USDT counts at a fixed 7.20, rounded up; a coin is ten fen. */
export function judgedFen({ currency, minor }: Money): bigint {
  if (currency === 'USDT') return (minor * 720n + 999_999n) / 1_000_000n;
  return currency === 'COIN' ? minor * 10n : minor;
}
