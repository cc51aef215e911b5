import { Coin } from './coin-disc.tsx';

/** Places and sizes of the coins of a heap, the front one first. */
const heap = [
  [22, 24, 13],
  [12, 28, 9],
  [33, 29, 9],
  [22, 14, 10],
  [10, 17, 7],
  [35, 17, 7],
] as const;

/** A heap of one to six coins; more coins say more money. Decorative. */
export function CoinStack({ count, className }: { count: number; className?: string | undefined }) {
  const coins = heap.slice(0, count).toReversed();
  return (
    <svg
      className={className}
      width={44}
      height={40}
      viewBox="0 0 44 40"
      aria-hidden
      style={{ flex: 'none' }}
    >
      {coins.map(([x, y, r], at) => (
        <Coin key={`${x}/${y}`} cx={x} cy={y} r={r} turn={at * 9 - 12} />
      ))}
    </svg>
  );
}
