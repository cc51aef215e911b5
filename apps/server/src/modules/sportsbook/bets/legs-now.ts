import { formatPrice, type MarketSelection } from '@fairway/betting';
import type { Platform } from '#platform/platform.ts';
import { selectFixtures } from '../catalogue/catalogue-store.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { factsOf, presentPrice } from './judge-leg.ts';
import { legStatus } from './leg-status.ts';
import { readLegs } from './slip.ts';

export interface LegNow {
  readonly selection: MarketSelection;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly marketVersion: number;
  /** Three decimals; null where the choice is not offered now. */
  readonly odds: string | null;
}

/** How choices that were made earlier can be taken now, in their order. Throws `selectionUnknown` for what no market has. */
export async function legsNow(
  app: Platform,
  chosen: readonly { fixtureId: string; selectionId: string; odds: string }[],
): Promise<LegNow[]> {
  const legs = readLegs(chosen.map((leg) => ({ ...leg, marketVersion: 0 })));
  const ids = [...new Set(legs.map(({ fixtureId }) => fixtureId))];
  const facts = factsOf(legs, await selectFixtures(app.db, ids), await selectMarkets(app.db, ids));
  const now = app.clock.now();
  return facts.map((leg) => {
    const status = legStatus(leg, now);
    const price = status === 'open' ? presentPrice(leg) : null;
    return {
      selection: leg.leg.selection,
      // An open market that does not offer this choice is as good as suspended.
      status: status === 'open' && price === null ? 'suspended' : status,
      marketVersion: leg.market?.version ?? 0,
      odds: price === null ? null : formatPrice(price),
    };
  });
}
