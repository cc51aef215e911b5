import {
  settleBet,
  settleSelection,
  countedTurnover,
  formatPrice,
  takeOppositeSides,
  type SelectionCode,
  type Settlement,
  type UndecidedReason,
} from '@fairway/betting';
import { Fraction, money } from '@fairway/money';
import { scoreOf } from '../catalogue/present-fixture.ts';
import type {
  BetToSettle,
  CompetitionRow,
  FixtureRow,
  LegRow,
  LegSettlement,
  LegToSettle,
} from '../tables.ts';
import { builderSettlement } from '../builder/builder-settlement.ts';
import { isOverdue, matchResultOf } from './match-result-of.ts';
import type { VoidRow } from './settlement-store.ts';

/** Everything that the settlement of a set of bets reads. */
export interface SettlementFacts {
  readonly fixtures: ReadonlyMap<bigint, FixtureRow>;
  readonly competitions: ReadonlyMap<bigint, CompetitionRow>;
  /** By `bet/place`. */
  readonly voids: ReadonlyMap<string, VoidRow['reason']>;
  /** `member/fixture/code` of members who backed both sides of a market. */
  readonly opposed: ReadonlySet<string>;
  readonly now: Date;
}

/** What a leg is on: its match, the market's code and the price as odds. */
export interface BackedLeg {
  readonly fixture: string;
  readonly market: string;
  readonly price: string;
}

/** What becomes of a bet by what is known now. */
export interface SettledBet {
  readonly status: 'settled' | 'voided' | 'open';
  readonly returned: bigint;
  readonly turnover: bigint;
  readonly legs: LegSettlement[];
  /** What each leg was on, by place. */
  readonly backed: BackedLeg[];
  /** Each leg's match, by place. */
  readonly fixtureIds: bigint[];
  /** The state of each leg's match that this follows from, by place; the rows refuse it once one has changed. */
  readonly fixtureVersions: number[];
  /** Fixtures whose result is there and still leaves a leg open, with the reason: for a person. */
  readonly doubts: { fixtureId: bigint; reason: UndecidedReason }[];
}

/**
 * Settles a bet from its legs by the rules of @fairway/betting. Pure: the same facts give the same money. What was cashed out stays as it
 * was paid, and the results decide the rest; where every leg is void the whole stake is due, whatever was paid for it (decision 0126). Of a
 * free bet the win alone is due and nothing counts as turnover; it is void as well where nothing is decided (decision 0143).
 */
export function settleLegs(
  bet: BetToSettle,
  legs: readonly LegToSettle[],
  facts: SettlementFacts,
): SettledBet {
  const settled = legs.map((leg) => settleLeg(leg, facts));
  const unitStake = money(bet.currency, bet.unit_stake);
  const { sizes, priced, settlements } = backedBy(bet, legs, settled);
  const { stake, cashed_stake: bought, cashed_returned: cashed, cashed_turnover: cashedTurnover } = bet;
  const rest = bought === 0n ? {} : { share: Fraction.of(stake - bought, stake) };
  const result = settleBet({ unitStake, sizes, legs: priced, ...rest }, settlements);
  const doubts = settled.flatMap(({ settlement }, index) => {
    const fixtureId = legs[index]?.fixture_id;
    if (settlement.state === 'settled' || settlement.reason === 'running' || fixtureId === undefined)
      return [];
    return [{ fixtureId, reason: settlement.reason }];
  });
  const kept = settled.map((leg, index) => keep(leg, legs[index], facts));
  const backed = legs.map(({ fixture_id, code, price }) => ({
    fixture: String(fixture_id),
    market: code,
    price: formatPrice(BigInt(price)),
  }));
  const fixtureIds = legs.map(({ fixture_id }) => fixture_id);
  const fixtureVersions = fixtureIds.map((id) => facts.fixtures.get(id)?.facts_version ?? -1);
  const common = { legs: kept, backed, fixtureIds, fixtureVersions, doubts };
  const cancelled = kept.every(({ outcome }) => outcome === 'void');
  if (bought === stake && !cancelled)
    return { ...common, status: 'settled', returned: cashed, turnover: cashedTurnover };
  if (result.state === 'undecided') return { ...common, status: 'open', returned: cashed, turnover: 0n };

  const factors = settlements.map((settlement) =>
    settlement.state === 'settled' ? settlement.factors : { voidHalves: 0 as const, result: 0 as const },
  );
  const isFree = bet.free_bet !== null;
  const isVoid = (cancelled || isFree) && factors.every(({ voidHalves }) => voidHalves === 2);
  if (isFree) {
    const won = isVoid || result.returned.minor <= stake ? 0n : result.returned.minor - stake;
    return { ...common, status: isVoid ? 'voided' : 'settled', returned: won, turnover: 0n };
  }
  if (isVoid) return { ...common, status: 'voided', returned: stake, turnover: 0n };
  const turnover = countedTurnover({
    unitStake,
    sizes,
    legs: priced.map((leg, index) => ({ ...leg, factors: factors[index] ?? { voidHalves: 0, result: 0 } })),
    opposed: legs.length === 1 && legs.some((leg) => facts.opposed.has(opposedKey(leg))),
    ...rest,
  });
  return {
    ...common,
    status: 'settled',
    returned: cashed + result.returned.minor,
    turnover: cashedTurnover + turnover.minor,
  };
}

/** What the money of a bet is computed from: its legs, or a builder as the one selection that they make. */
function backedBy(bet: BetToSettle, legs: readonly LegToSettle[], settled: readonly SettledLeg[]) {
  const settlements = settled.map(({ settlement }) => settlement);
  if (bet.builder === null)
    return { sizes: bet.sizes, priced: legs.map(({ price }) => ({ price: BigInt(price) })), settlements };
  const { price, settlement } = builderSettlement(bet.builder, settlements);
  return { sizes: [1], priced: [{ price }], settlements: [settlement] };
}

interface SettledLeg {
  settlement: Settlement;
  voidReason: string | null;
}

const voidedLeg: Settlement = { state: 'settled', outcome: 'void', factors: { voidHalves: 2, result: 0 } };

/** Settles one leg by what is known now. */
export function settleLeg(leg: LegToSettle, facts: SettlementFacts): SettledLeg {
  const forced = facts.voids.get(`${leg.bet_id}/${leg.place}`);
  if (forced) return { settlement: voidedLeg, voidReason: forced };
  const fixture = facts.fixtures.get(leg.fixture_id);
  if (!fixture) return { settlement: { state: 'undecided', reason: 'running' }, voidReason: null };
  const hours = facts.competitions.get(fixture.competition_id)?.void_hours ?? 36;
  if (!leg.live && isOverdue(fixture, leg.scheduled_at, hours, facts.now))
    return { settlement: voidedLeg, voidReason: 'notPlayed' };
  const result = matchResultOf(fixture);
  if (!result) return { settlement: { state: 'undecided', reason: 'running' }, voidReason: null };

  const placed = leg.live ? scoreOf(leg.score_home, leg.score_away) : null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the slip parsed the selection before it was stored
  const selection = leg.selection as SelectionCode;
  const settlement = settleSelection(
    { market: leg.code, line: leg.line, selection },
    result,
    placed === null ? {} : { scoreAtPlacement: placed },
  );
  const isVoid = settlement.state === 'settled' && settlement.outcome === 'void';
  // A map that a series did not need, or that a shortened one left out, was not played.
  const isBroken =
    result.state === 'abandoned' || (result.state === 'series' && result.phase === 'brokenOff');
  const why = isBroken ? 'abandoned' : 'notPlayed';
  return { settlement, voidReason: isVoid ? why : null };
}

function keep(
  { settlement, voidReason }: SettledLeg,
  leg: LegToSettle | undefined,
  facts: SettlementFacts,
): LegSettlement {
  const fixture = leg && facts.fixtures.get(leg.fixture_id);
  const open = settlement.state !== 'settled';
  return {
    outcome: open ? null : settlement.outcome,
    factors: open ? null : settlement.factors,
    voidReason,
    fullTime: fixture ? scoreOf(fixture.home_goals, fixture.away_goals) : null,
    halfTime: fixture ? scoreOf(fixture.half_home, fixture.half_away) : null,
  };
}

export function opposedKey(leg: Pick<LegRow, 'member_id' | 'fixture_id' | 'code'>): string {
  return `${leg.member_id}/${leg.fixture_id}/${leg.code}`;
}

/** Whether the selections a member took of one market cover all of its sides. */
export function coversAllSides(code: LegRow['code'], selections: readonly string[]): boolean {
  return takeOppositeSides(
    selections.map((selection) => ({
      market: code,
      line: null,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the slip parsed the selection before it was stored
      selection: selection as SelectionCode,
    })),
  );
}
