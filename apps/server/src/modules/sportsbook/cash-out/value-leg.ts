import {
  certainChance,
  chancesAtPrices,
  halvesOf,
  isLine,
  isSeriesOutset,
  lineNow,
  marketKey,
  marketType,
  momentAt,
  outlookOf,
  probabilitiesOf,
  refundedShare,
  selectionNow,
  selectionsOf,
  winnersOf,
  type CashOutLeg,
  type MarketSelection,
  type MatchMoment,
  type OutcomeChance,
  type SelectionCode,
} from '@fairway/betting';
import { scoreOf } from '../catalogue/present-fixture.ts';
import { incidentOf } from '../feeds/feed-store.ts';
import { isInPlay, mayOpen } from '../markets/may-open.ts';
import { settleLeg } from '../settlement/settle-legs.ts';
import type { FixtureRow, LegToSettle } from '../tables.ts';
import type { CashOutFacts } from './read-cash-out-facts.ts';

const kickOff = { home: 0, away: 0 };

/**
 * A leg with every way it can still end: decided by what has happened, or by the present prices of its market. Null where nothing values
 * it: its market is suspended, closed or off the board, its match waits for a result, or a decision of the field may still be taken back.
 */
export function valueLeg(leg: LegToSettle, facts: CashOutFacts): (CashOutLeg & { isOpen: boolean }) | null {
  const { settlement } = facts;
  const fixture = settlement.fixtures.get(leg.fixture_id);
  if (!fixture) return null;
  const isRunning = isInPlay(fixture);
  if (isRunning && !mayOpen(fixture, settlement.now)) return null;
  const certain = certainChance(settleLeg(leg, settlement).settlement);
  if (certain) return { price: BigInt(leg.price), chances: certain, isOpen: false };
  if (!mayOpen(fixture, settlement.now)) return null;
  const chances = chancesNow(leg, fixture, facts);
  return chances && { price: BigInt(leg.price), chances, isOpen: true };
}

function chancesNow(leg: LegToSettle, fixture: FixtureRow, facts: CashOutFacts): OutcomeChance[] | null {
  const score = scoreOf(fixture.home_goals, fixture.away_goals) ?? kickOff;
  const placed = (leg.live ? scoreOf(leg.score_home, leg.score_away) : null) ?? kickOff;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the slip parsed the selection before it was stored
  const backed = { market: leg.code, line: leg.line, selection: leg.selection as SelectionCode };
  const isFirstHalfOver = fixture.status === 'halfTime' || fixture.status === 'secondHalf';
  const of = selectionNow({ ...backed, line: lineNow(backed, score, placed) }, isFirstHalfOver);
  if (of.line !== null && !isLine(of.market, of.line)) return null;
  const market = facts.markets.get(`${fixture.id}/${marketKey(of)}`);
  if (market?.status !== 'open' || market.suspended_by !== null) return null;
  const refunded = refundedAt(of, fixture, facts);
  if (refunded === null) return null;
  const sides = selectionsOf(of.market);
  const prices = sides.map((side) => {
    const price = market.prices[side];
    return price === undefined || price === null ? null : BigInt(price);
  });
  return chancesAtPrices(prices, sides.indexOf(of.selection), refunded, winnersOf(of.market));
}

/**
 * What of the stake a whole or quarter line, or draw no bet, gives back on average, in millionths; the prices do not say it, the goals
 * expected do.
 */
function refundedAt(of: MarketSelection, fixture: FixtureRow, facts: CashOutFacts): bigint | null {
  if (!mayRefund(of)) return 0n;
  if (!fixture.expected || isSeriesOutset(fixture.expected)) return null;
  const outlook = outlookOf(fixture.expected, isInPlay(fixture) ? momentOf(fixture, facts) : undefined);
  const chances = probabilitiesOf(of, outlook);
  return chances && refundedShare(chances);
}

function mayRefund({ market, line }: MarketSelection): boolean {
  if (line === null) return marketType(market).kind === 'drawNoBet';
  return halvesOf(line).some((half) => half % 4 === 0);
}

function momentOf(fixture: FixtureRow, { incidents, settlement }: CashOutFacts): MatchMoment {
  const half = fixture.status === 'firstHalf' ? 1 : 2;
  const started =
    fixture.status === 'halfTime' ? settlement.now : (fixture.half_started_at ?? settlement.now);
  const seconds = Math.max(0, ((settlement.now.getTime() - started.getTime()) / 1000) * fixture.speed);
  return momentAt((incidents.get(fixture.id) ?? []).map(incidentOf), half, seconds);
}
