import { betCount, formatPrice } from '@fairway/betting';
import type { Bet, BetLeg } from '@fairway/contract/sportsbook/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { builderEnd } from '../builder/builder-settlement.ts';
import { presentCashOut } from '../cash-out/present-cash-out.ts';
import { scoreOf } from '../catalogue/present-fixture.ts';
import type {
  BetRow,
  BuilderTerms,
  CashOutRow,
  CompetitionRow,
  FixtureRow,
  LegRow,
  LegSettlement,
  SettlementRow,
  TeamRow,
} from '../tables.ts';
import { presentRefusal } from './present-refusal.ts';
import { settledFormula } from './settled-formula.ts';

/** What a bet is shown with: its legs and settlements, and the rows that name them. */
export interface BetFacts {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
  readonly settlements: readonly SettlementRow[];
  readonly cashOuts: readonly CashOutRow[];
  /** The value from which it is cashed out by itself, in minor units. */
  readonly autoCashOut: bigint | null;
}

export interface Names {
  readonly fixtures: ReadonlyMap<bigint, FixtureRow>;
  readonly teams: ReadonlyMap<bigint, TeamRow>;
  readonly competitions: ReadonlyMap<bigint, CompetitionRow>;
}

/** A bet as its member reads it. */
export function presentBet(facts: BetFacts, names: Names): Bet {
  const { bet, legs, settlements, cashOuts, autoCashOut } = facts;
  const text = (minor: bigint): string => formatMoney(money(bet.currency, minor));
  const last = settlements.at(-1);
  const ended = bet.status === 'settled' || bet.status === 'voided';
  // The house's own, of a free bet.
  const notReturned = bet.free_bet === null ? 0n : bet.stake;
  const returned = bet.status === 'refused' ? bet.stake : bet.returned;
  return {
    id: bet.id,
    billNo: bet.bill_no,
    operationId: bet.operation_id,
    status: bet.status,
    placedAt: bet.placed_at.toISOString(),
    currency: bet.currency,
    unitStake: text(bet.unit_stake),
    stake: text(bet.stake),
    sizes: bet.sizes,
    combinations: betCount({ legs: bet.leg_count, sizes: bet.sizes }),
    pricePolicy: bet.price_policy,
    live: bet.live,
    isFree: bet.free_bet !== null,
    builder: bet.builder === null ? null : presentBuilder(bet.builder),
    maximumReturn: text(bet.maximum_return - notReturned),
    decidesAt: bet.decides_at?.toISOString() ?? null,
    refusal: bet.refusal === null ? null : presentRefusal(bet.refusal, bet.refusal_params ?? {}),
    returned: returned === null ? null : text(returned),
    net: returned === null ? null : text(returned - (bet.stake - notReturned)),
    settledAt: bet.settled_at?.toISOString() ?? null,
    formula: ended && last && bet.returned !== null ? formulaOf(facts, last, text) : null,
    legs: legs.map((leg) => presentLeg(leg, ended ? last?.legs[leg.place] : undefined, names)),
    settlements: settlements.map((row) => ({
      number: row.number,
      at: row.at.toISOString(),
      cause: row.cause,
      returned: text(row.returned),
      change: text(row.change),
      debt: text(row.debt),
    })),
    openStake: text(bet.stake - bet.cashed_stake),
    cashOuts: cashOuts.map((row) => presentCashOut(row, bet.currency)),
    autoCashOut: autoCashOut === null || bet.status !== 'accepted' ? null : text(autoCashOut),
  };
}

function presentBuilder({ prices }: BuilderTerms) {
  const texts = prices.map((price) => formatPrice(BigInt(price)));
  return { odds: texts.at(-1) ?? '', prices: texts };
}

function formulaOf(
  { bet, legs, cashOuts }: BetFacts,
  last: SettlementRow,
  text: (minor: bigint) => string,
): string {
  const isOneBet = betCount({ legs: bet.leg_count, sizes: bet.sizes }) === 1;
  const rest = text(bet.stake - bet.cashed_stake);
  const unitStake = text(bet.unit_stake);
  // A void gives the whole stake back, whatever was paid for parts of it.
  const paid = bet.status === 'voided' ? [] : cashOuts.flatMap((row) => row.paid ?? []).map(text);
  const unitLeft = isOneBet ? rest : `${unitStake} × ${rest}/${text(bet.stake)}`;
  return settledFormula({
    unitStake: paid.length > 0 ? unitLeft : unitStake,
    returned: text(bet.returned ?? 0n),
    notReturned: bet.free_bet === null || (bet.returned ?? 0n) === 0n ? null : text(bet.stake),
    paid,
    isWhole: bet.cashed_stake === bet.stake && paid.length > 0,
    ...backedBy(bet, legs, last),
  });
}

/** The prices that the return was computed from, with what became of each: of a builder one. */
function backedBy({ builder, sizes }: BetRow, legs: readonly LegRow[], last: SettlementRow) {
  const factorsOf = ({ place }: LegRow) => last.legs[place]?.factors ?? null;
  if (builder !== null) return { sizes: [1], legs: [builderEnd(builder, legs.map(factorsOf))] };
  return { sizes, legs: legs.map((leg) => ({ price: BigInt(leg.price), factors: factorsOf(leg) })) };
}

function presentLeg(leg: LegRow, settled: LegSettlement | undefined, names: Names): BetLeg {
  const fixture = names.fixtures.get(leg.fixture_id);
  const competition = fixture && names.competitions.get(fixture.competition_id);
  const present = fixture
    ? {
        fullTime: scoreOf(fixture.home_goals, fixture.away_goals),
        halfTime: scoreOf(fixture.half_home, fixture.half_away),
      }
    : null;
  const result = settled?.outcome ? { fullTime: settled.fullTime, halfTime: settled.halfTime } : present;
  return {
    place: leg.place,
    fixtureId: String(leg.fixture_id),
    competition: { zh: competition?.name_zh ?? '', en: competition?.name_en ?? '' },
    home: nameOf(fixture && names.teams.get(fixture.home_team)),
    away: nameOf(fixture && names.teams.get(fixture.away_team)),
    startsAt: (fixture?.starts_at ?? leg.scheduled_at).toISOString(),
    market: leg.code,
    line: leg.line,
    selection: leg.selection,
    selectionId: `${leg.market}/${leg.selection}`,
    odds: formatPrice(BigInt(leg.price)),
    askedOdds: formatPrice(BigInt(leg.asked_price)),
    live: leg.live,
    scoreAtPlacement: scoreOf(leg.score_home, leg.score_away),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the settlement from the same values
    outcome: (settled?.outcome ?? null) as BetLeg['outcome'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    voidReason: (settled?.voidReason ?? null) as BetLeg['voidReason'],
    result: result?.fullTime || result?.halfTime ? result : null,
  };
}

function nameOf(team: TeamRow | undefined): { zh: string; en: string } {
  return { zh: team?.name_zh ?? '', en: team?.name_en ?? '' };
}
