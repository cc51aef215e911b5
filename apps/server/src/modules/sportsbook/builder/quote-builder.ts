import { formatPrice } from '@fairway/betting';
import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import type { builderReasons } from '@fairway/contract/sportsbook/states.ts';
import { accountsOf, readBalance } from '#modules/ledger';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bets/bet-limits.ts';
import { exposureKeys, readRoom } from '../bets/exposure-store.ts';
import { factsOf, presentPrice, type LegFacts } from '../bets/judge-leg.ts';
import { legStatus } from '../bets/leg-status.ts';
import { balanceOf, stakesOf } from '../bets/preview-slip.ts';
import { readLegs, refusalsOf, type SlipLeg } from '../bets/slip.ts';
import { selectFixtures } from '../catalogue/catalogue-store.ts';
import { limitsOfMarket, readLimitsAt } from '../limits/read-limits.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import type { BuilderTerms } from '../tables.ts';
import { builderTerms, wholePrice } from './builder-terms.ts';

/** The present price of a builder, or what keeps it from being sold, with the greatest stake that would be accepted now. Writes nothing. */
export const quoteBuilder: Operation<
  (typeof sportsbookBetEndpoints)['quoteBuilder'],
  (typeof sportsbookBetSchemas)['quoteBuilder']
> = async (app, call, { currency, legs: sent }) => {
  const legs = readLegs(sent);
  const ids = [...new Set(legs.map(({ fixtureId }) => fixtureId))];
  const facts = factsOf(legs, await selectFixtures(app.db, ids), await selectMarkets(app.db, ids));
  if (facts.some(({ fixture }) => !fixture)) throw new AppError('fixtureUnknown');
  const now = app.clock.now();
  const { memberId } = call.member ?? { memberId: 'visitor' };

  const { terms, refusals } = termsNow(legs, facts, now);
  const wallet = call.member && accountsOf(memberId).venue(sportsVenue, currency);
  return {
    at: now.toISOString(),
    legs: facts.map((leg) => {
      const status = legStatus(leg, now);
      const price = status === 'closed' ? null : presentPrice(leg);
      const odds = price === null ? null : formatPrice(price);
      const { fixtureId, selectionId } = leg.leg;
      const marketVersion = leg.market?.version ?? 0;
      return { fixtureId: String(fixtureId), selectionId, status, marketVersion, odds };
    }),
    refusals,
    odds: terms && formatPrice(wholePrice(terms)),
    limits: terms && (await limitsOf(app, { currency, memberId, legs, facts, terms })),
    balance: wallet ? balanceOf(await readBalance(app.db, wallet)) : null,
  };
};

interface Refusal {
  place: number | null;
  reason: (typeof builderReasons)[number];
}

function termsNow(
  legs: readonly SlipLeg[],
  facts: readonly LegFacts[],
  now: Date,
): { terms: BuilderTerms | null; refusals: Refusal[] } {
  const refusals: Refusal[] = [
    ...refusalsOf(legs),
    ...facts.flatMap((leg, place): Refusal[] =>
      legStatus(leg, now) === 'open' && presentPrice(leg) !== null ? [] : [{ place, reason: 'notOpen' }],
    ),
  ];
  const fixture = facts[0]?.fixture;
  if (refusals.length > 0 || !fixture) return { terms: null, refusals };
  const terms = builderTerms(
    legs.map(({ selection }) => selection),
    fixture,
  );
  return { terms, refusals: terms ? [] : [{ place: null, reason: 'notOffered' }] };
}

interface Priced {
  readonly currency: 'CNY' | 'USDT';
  readonly memberId: string;
  readonly legs: readonly SlipLeg[];
  readonly facts: readonly LegFacts[];
  readonly terms: BuilderTerms;
}

async function limitsOf(app: Platform, { currency, memberId, legs, facts, terms }: Priced) {
  const inForce = await readLimitsAt(app.db, app, await databaseNow(app.db));
  const limits = facts.flatMap(({ leg, fixture }) =>
    fixture ? [limitsOfMarket(app, inForce, fixture, leg.selection.market)] : [],
  );
  const room = await readRoom(app.db, exposureKeys(memberId, legs), limits);
  return stakesOf({ currency, prices: [wholePrice(terms)], sizes: [1], limits }, room);
}
