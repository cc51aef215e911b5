import { conflictsOf, formatPrice, isSystem, type Price } from '@fairway/betting';
import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { accountsOf, readBalance } from '#modules/ledger';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectFixtures } from '../catalogue/catalogue-store.ts';
import { scoreOf } from '../catalogue/present-fixture.ts';
import { isInPlay, mayOpen } from '../markets/may-open.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { greatestStake, stakeLimits } from './bet-limit-check.ts';
import { liveDelaySeconds, sportsVenue } from './bet-limits.ts';
import { exposureKeys, readRoom } from './exposure-store.ts';
import { factsOf, presentPrice, type LegFacts } from './judge-leg.ts';
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
  if (facts.some(({ fixture }) => !fixture)) throw new AppError('fixtureUnknown');
  const now = app.clock.now();
  const memberId = call.member?.memberId ?? 'visitor';

  const shown = [];
  for (const leg of facts)
    shown.push(await presentLeg(app, leg, { now, memberId, currency: input.currency }));
  const conflicts = conflictsOf(legs.map(({ fixtureId }) => ({ fixtureId: String(fixtureId) })));
  const prices = facts.map((leg) => (statusOf(leg, now) === 'open' ? presentPrice(leg) : null));
  const offered = prices.flatMap((price) => price ?? []);
  const combinable = conflicts.length === 0 && offered.length === legs.length;
  const { sizes } = input;
  const room = await readRoom(app.db, exposureKeys(memberId, legs));
  const wallet = call.member && accountsOf(memberId).venue(sportsVenue, input.currency);
  return {
    at: now.toISOString(),
    legs: shown,
    conflicts,
    combined:
      combinable && isSystem({ legs: legs.length, sizes })
        ? limitsOf(input.currency, offered, sizes, room)
        : null,
    delaySeconds: facts.some(({ fixture }) => fixture && isInPlay(fixture)) ? liveDelaySeconds : 0,
    balance: wallet ? balanceOf(await readBalance(app.db, wallet)) : null,
  };
};

function balanceOf(balance: Awaited<ReturnType<typeof readBalance>>) {
  return { amount: formatMoney(balance), currency: balance.currency };
}

function limitsOf(currency: Currency, prices: readonly Price[], sizes: readonly number[], room: bigint) {
  const terms = { currency, prices, sizes };
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
  { now, memberId, currency }: { now: Date; memberId: string; currency: Currency },
) {
  const { leg, fixture, market } = facts;
  const status = statusOf(facts, now);
  const price = status === 'closed' ? null : presentPrice(facts);
  const room = await readRoom(app.db, exposureKeys(memberId, [leg]));
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
        ? { ...limitsOf(currency, [2000n], [1], 0n), maxStake: none }
        : limitsOf(currency, [price], [1], room),
  };
}

function changeOf(asked: Price, present: Price): 'none' | 'higher' | 'lower' {
  if (asked === present) return 'none';
  return present > asked ? 'higher' : 'lower';
}

/** The state of a leg's market now: closed for good once betting has ended, whatever the row says. */
function statusOf({ fixture, market }: LegFacts, now: Date): 'open' | 'suspended' | 'closed' {
  if (!fixture || !market || market.status === 'closed') return 'closed';
  if (!isInPlay(fixture) && (fixture.status !== 'scheduled' || fixture.starts_at <= now)) return 'closed';
  return market.status === 'open' && mayOpen(fixture, now) ? 'open' : 'suspended';
}
