import {
  certainChance,
  chancesAtPrices,
  halvesOf,
  isLine,
  lineNow,
  marketKey,
  momentAt,
  outlookOf,
  probabilitiesOf,
  refundedShare,
  selectionsOf,
  type CashOutLeg,
  type Line,
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
  const line = lineNow({ market: leg.code, line: leg.line }, score, placed);
  if (line !== null && !isLine(leg.code, line)) return null;
  const market = facts.markets.get(`${fixture.id}/${marketKey({ market: leg.code, line })}`);
  if (market?.status !== 'open' || market.suspended_by !== null) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the slip parsed the selection before it was stored
  const selection = leg.selection as SelectionCode;
  const refunded = refundedAt({ ...leg, selection }, line, fixture, facts);
  if (refunded === null) return null;
  const sides = selectionsOf(leg.code);
  const prices = sides.map((side) => {
    const price = market.prices[side];
    return price === undefined || price === null ? null : BigInt(price);
  });
  return chancesAtPrices(prices, sides.indexOf(selection), refunded);
}

/** What of the stake a whole or quarter line gives back on average, in millionths; the prices do not say it, the goals expected do. */
function refundedAt(
  leg: { code: LegToSettle['code']; selection: SelectionCode },
  line: Line | null,
  fixture: FixtureRow,
  facts: CashOutFacts,
): bigint | null {
  if (line === null || halvesOf(line).every((half) => half % 4 !== 0)) return 0n;
  if (!fixture.expected) return null;
  const outlook = outlookOf(fixture.expected, isInPlay(fixture) ? momentOf(fixture, facts) : undefined);
  const chances = probabilitiesOf({ market: leg.code, line, selection: leg.selection }, outlook);
  return chances && refundedShare(chances);
}

function momentOf(fixture: FixtureRow, { incidents, settlement }: CashOutFacts): MatchMoment {
  const half = fixture.status === 'firstHalf' ? 1 : 2;
  const started =
    fixture.status === 'halfTime' ? settlement.now : (fixture.half_started_at ?? settlement.now);
  const seconds = Math.max(0, ((settlement.now.getTime() - started.getTime()) / 1000) * fixture.speed);
  return momentAt((incidents.get(fixture.id) ?? []).map(incidentOf), half, seconds);
}
