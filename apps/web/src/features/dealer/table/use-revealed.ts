import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { useEffect, useState } from 'react';

/** Ms that the ball runs down, the dice come to rest, the last card turns over. */
const showing = { roulette: 3300, sicbo: 1000, baccarat: 700, dragonTiger: 700 } as const satisfies Readonly<
  Record<DealerGame, number>
>;

/**
 * Whether the result of a deal may be said: at once where it was out before the page came to it or no motion is wanted, else when it has
 * been shown. False while there is none.
 */
export function useRevealed(game: DealerGame, deal: Deal | null): { revealed: boolean; live: boolean } {
  const number = deal?.number;
  const isOut = deal?.result != null;
  const [seen, setSeen] = useState({ number, live: !isOut, revealed: isOut });
  if (seen.number !== number) setSeen({ number, live: !isOut, revealed: isOut });
  const waits = isOut && seen.number === number && !seen.revealed;
  useEffect(() => {
    if (!waits) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setSeen((was) => ({ ...was, revealed: true })), still ? 0 : showing[game]);
    return () => clearTimeout(timer);
  }, [waits, game]);
  return { revealed: isOut && seen.revealed, live: seen.live };
}
