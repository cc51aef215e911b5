import { Coin } from './coin-disc.tsx';

export interface CoinMarkProps {
  /** Edge in pixels. */
  size?: number;
  className?: string | undefined;
}

/** A single coin as a picture of its own, beside an amount of coins. Decorative. */
export function CoinMark({ size = 20, className }: CoinMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden
      style={{ flex: 'none' }}
    >
      <Coin cx={24} cy={22} r={20} />
    </svg>
  );
}
