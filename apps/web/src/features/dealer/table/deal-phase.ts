import type { Deal } from '@fairway/contract/dealer/schemas.ts';

/** What a table does. `resting`: nothing is named yet, or the last deal is over and nobody has looked since. */
export type DealPhase = Deal['state'] | 'resting';

/** A deal that was over this long ago was the last one before the table came to rest. */
const restsAfter = 60_000;

/** What the table does at an instant of the server's clock: betting opens and closes without news. */
export function phaseOf(deal: Deal | null, now: number): DealPhase {
  if (!deal) return 'resting';
  const { state } = deal;
  if (state === 'opening' || state === 'betting') {
    if (now >= Date.parse(deal.closesAt)) return 'closed';
    return now >= Date.parse(deal.opensAt) ? 'betting' : 'opening';
  }
  const isOver = state === 'settled' || state === 'voided';
  return isOver && now - Date.parse(deal.closesAt) > restsAfter ? 'resting' : state;
}
