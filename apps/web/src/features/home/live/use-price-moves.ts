import { useState } from 'react';

type Move = 'up' | 'down';
interface Price {
  side: string;
  odds: string | null;
}

/** Where each price went at its last change; it stays until the next one. */
export function usePriceMoves(prices: readonly Price[]): Readonly<Record<string, Move | undefined>> {
  const [seen, setSeen] = useState<{ prices: readonly Price[]; moves: Record<string, Move | undefined> }>({
    prices,
    moves: {},
  });
  const changed = prices.filter(({ side, odds }) => odds !== null && before(seen.prices, side) !== odds);
  if (changed.length === 0) return seen.moves;
  const moves = { ...seen.moves };
  for (const { side, odds } of changed) {
    const last = before(seen.prices, side);
    if (last !== undefined && odds !== null) moves[side] = milli(odds) > milli(last) ? 'up' : 'down';
  }
  const kept = seen.prices.filter(({ side }) => !changed.some((price) => price.side === side));
  setSeen({ prices: [...kept, ...changed], moves });
  return moves;
}

function before(prices: readonly Price[], side: string): string | undefined {
  return prices.find((price) => price.side === side)?.odds ?? undefined;
}

/** Odds in thousandths, so that two of them compare exactly. */
function milli(odds: string): bigint {
  const [whole = '0', places = ''] = odds.split('.');
  return BigInt(whole + places.padEnd(3, '0'));
}
