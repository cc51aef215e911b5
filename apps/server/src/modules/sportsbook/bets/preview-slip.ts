import { conflictsOf, formatPrice, isSystem, type Price } from '@fairway/betting';
import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { formatMoney, money, type Money } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectFixtures } from '../catalogue/catalogue-store.ts';
import { scoreOf } from '../catalogue/present-fixture.ts';
import type { MarketLimits } from '../limits/limits-of.ts';
import { limitsOfMarket, readLimitsAt } from '../limits/read-limits.ts';
import { isInPlay } from '../markets/may-open.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { greatestStake, stakeLimits, type StakeTerms } from './bet-limit-check.ts';
import { sportsVenue } from './bet-limits.ts';
import { exposureKeys, readRoom } from './exposure-store.ts';
import { factsOf, presentPrice, type LegFacts } from './judge-leg.ts';
import { legStatus } from './leg-status.ts';
import { readLegs } from './slip.ts';

type Currency = 'CNY' | 'USDT';

/** Present prices, conflicts, the greatest stake that would be accepted now, the delay and the balance. Writes nothing. */
export const previewSlip: Operation<
  (typeof sportsbookBetEndpoints)['previewSlip'],
  (typeof sportsbookBetSchemas)['previewSlip']
> = async (app, call, input) => {
  const legs = readLegs(input.legs);
  const ids = [...new Set(legs.map(({ fixtureId }) => fixtureId))];
  const fixtures = await selectFixtures(app.db, ids);
  const facts = factsOf(legs, fixtures, await selectMarkets(app.db, ids));
  const inForce = await readLimitsAt(app.db, app, await databaseNow(app.db));
  const limits = facts.map(({ leg, fixture }) => {
    if (!fixture) throw new AppError('fixtureUnknown');
    return limitsOfMarket(app, inForce, fixture, leg.selection.market);
  });
  const now = app.clock.now();
  const memberId = call.member?.memberId ?? 'visitor';

  const shown = [];
  for (const [place, leg] of facts.entries())
    shown.push(
      await presentLeg(app, leg, {
        now,
        memberId,
        currency: input.currency,
        limits: limits.slice(place, place + 1),
      }),
    );
  const conflicts = conflictsOf(legs.map(({ fixtureId }) => ({ fixtureId: String(fixtureId) })));
  const prices = facts.map((leg) => (legStatus(leg, now) === 'open' ? presentPrice(leg) : null));
  const offered = prices.flatMap((price) => price ?? []);
  const combinable = conflicts.length === 0 && offered.length === legs.length;
  const { sizes } = input;
  const room = await readRoom(app.db, exposureKeys(memberId, legs), limits);
  const wallet = call.member && accountsOf(memberId).venue(sportsVenue, input.currency);
  return {
    at: now.toISOString(),
    legs: shown,
    conflicts,
    combined:
      combinable && isSystem({ legs: legs.length, sizes })
        ? stakesOf({ currency: input.currency, prices: offered, sizes, limits }, room)
        : null,
    delaySeconds: Math.max(...limits.map((one) => one.delaySeconds)),
    balance: wallet ? balanceOf(await readBalance(app.db, wallet)) : null,
  };
};

/** A balance as a preview shows it. */
export function balanceOf(balance: Money) {
  return { amount: formatMoney(balance), currency: balance.currency };
}

/** The stake limits of a bet with this room for exposure, in fen. */
export function stakesOf(terms: StakeTerms, room: bigint) {
  const { least, payout } = stakeLimits(terms);
  return {
    minStake: formatMoney(least),
    maxStake: formatMoney(greatestStake(terms, room)),
    maxPayout: formatMoney(payout),
  };
}

async function presentLeg(
  app: Platform,
  facts: LegFacts,
  {
    now,
    memberId,
    currency,
    limits,
  }: { now: Date; memberId: string; currency: Currency; limits: readonly MarketLimits[] },
) {
  const { leg, fixture, market } = facts;
  const status = legStatus(facts, now);
  const price = status === 'closed' ? null : presentPrice(facts);
  const room = await readRoom(app.db, exposureKeys(memberId, [leg]), limits);
  const none = formatMoney(money(currency, 0n));
  return {
    fixtureId: String(leg.fixtureId),
    selectionId: leg.selectionId,
    status,
    marketVersion: market?.version ?? 0,
    odds: price === null ? null : formatPrice(price),
    change: price === null ? ('gone' as const) : changeOf(leg.asked, price),
    live: fixture !== undefined && isInPlay(fixture),
    score: fixture && isInPlay(fixture) ? scoreOf(fixture.home_goals, fixture.away_goals) : null,
    combinable: true,
    single:
      price === null || status !== 'open'
        ? { ...stakesOf({ currency, prices: [2000n], sizes: [1], limits }, 0n), maxStake: none }
        : stakesOf({ currency, prices: [price], sizes: [1], limits }, room),
  };
}

function changeOf(asked: Price, present: Price): 'none' | 'higher' | 'lower' {
  if (asked === present) return 'none';
  return present > asked ? 'higher' : 'lower';
}
