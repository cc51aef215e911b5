import { useState } from 'react';

/** Where a price went at its last change, or undefined before the first; kept until the next change. */
export function useMove(odds: string | null): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{ odds: string | null; move: 'up' | 'down' | undefined }>({
    odds,
    move: undefined,
  });
  if (seen.odds === odds) return seen.move;
  const move = odds && seen.odds ? (thousandths(odds) > thousandths(seen.odds) ? 'up' : 'down') : seen.move;
  setSeen({ odds, move });
  return move;
}

/** "1.950" as 1950; odds always carry three places at most. */
function thousandths(odds: string): number {
  const [whole = '0', places = ''] = odds.split('.');
  return Number(whole) * 1000 + Number(places.padEnd(3, '0'));
}
