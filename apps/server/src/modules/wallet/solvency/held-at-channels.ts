import { negate, sum, type Currency, type Money } from '@fairway/money';
import type { HouseTotal } from '#modules/ledger';

export interface Held {
  readonly channel: string;
  readonly amount: Money;
}

const channelKinds: ReadonlySet<string> = new Set(['deposits', 'payouts', 'ownFunds']);

/**
 * What the house holds at each channel or chain by its books: what came in there less what went out, and its own money. The house's
 * accounts have a minus for what it holds, so the sign is turned.
 */
export function heldAtChannels(totals: readonly HouseTotal[], currency: Currency): Held[] {
  const channels = Map.groupBy(
    totals.filter(({ kind, total }) => channelKinds.has(kind) && total.currency === currency),
    ({ part }) => part ?? '',
  );
  return [...channels].map(([channel, parts]) => ({
    channel,
    amount: negate(
      sum(
        currency,
        parts.map(({ total }) => total),
      ),
    ),
  }));
}
