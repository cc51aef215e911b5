import { acceptsPrice, formatPrice, marketKey, type Price, type PricePolicy } from '@fairway/betting';
import type { PlainErrorName } from '@fairway/contract/errors/index.ts';
import { AppError } from '#platform/errors.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { FixtureRow, MarketRow } from '../tables.ts';
import type { SlipLeg } from './slip.ts';

/** A leg with the rows it is judged by. */
export interface LegFacts {
  readonly leg: SlipLeg;
  readonly fixture: FixtureRow | undefined;
  readonly market: MarketRow | undefined;
}

/** A leg that may be booked, at its present price. */
export interface JudgedLeg extends LegFacts {
  readonly fixture: FixtureRow;
  readonly market: MarketRow;
  readonly price: Price;
  readonly live: boolean;
}

/** Joins legs with their rows. */
export function factsOf(
  legs: readonly SlipLeg[],
  fixtures: readonly FixtureRow[],
  markets: readonly MarketRow[],
): LegFacts[] {
  return legs.map((leg) => ({
    leg,
    fixture: fixtures.find(({ id }) => id === leg.fixtureId),
    market: markets.find(
      (row) => row.fixture_id === leg.fixtureId && row.market === marketKey(leg.selection),
    ),
  }));
}

/** The present price of a leg's selection; null where it is not offered. */
export function presentPrice({ leg, market }: LegFacts): Price | null {
  const thousandths = market?.prices[leg.selection.selection];
  return thousandths === undefined || thousandths === null ? null : BigInt(thousandths);
}

/**
 * Whether a leg may be booked at this instant. Throws by name: unknown, closed at the start, suspended, seen before the
 * last suspension (`marketVersionStale`), or a price that moved against the policy, with old and new.
 */
export function judgeLeg(facts: LegFacts, policy: PricePolicy, now: Date, place: number): JudgedLeg {
  const { leg, fixture, market } = facts;
  const refuse = (name: PlainErrorName): never => {
    throw new AppError(
      name,
      {},
      { leg: place, fixtureId: String(leg.fixtureId), selectionId: leg.selectionId },
    );
  };
  if (!fixture) return refuse('fixtureUnknown');
  const live = isInPlay(fixture);
  if (!live && (fixture.status !== 'scheduled' || fixture.starts_at <= now)) return refuse('bettingClosed');
  if (!market) return refuse('marketUnknown');
  if (market.status === 'closed') return refuse('marketClosed');
  if (live && fixture.feed_silent) return refuse('feedSilent');
  const held = live && fixture.held_until !== null && fixture.held_until > now;
  if (held || market.status === 'suspended' || fixture.suspended_by !== null)
    return refuse('marketSuspended');
  const price = presentPrice(facts);
  if (price === null) return refuse('marketSuspended');
  if (leg.marketVersion < market.base_version || leg.marketVersion > market.version)
    return refuse('marketVersionStale');
  if (!acceptsPrice(policy, leg.asked, price)) {
    const [before, after] = [formatPrice(leg.asked), formatPrice(price)];
    const change = { leg: place, selectionId: leg.selectionId, before, after, marketVersion: market.version };
    throw new AppError('priceChanged', { before, after }, change);
  }
  return { leg, fixture, market, price, live };
}
