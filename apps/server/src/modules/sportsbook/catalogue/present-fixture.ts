import { marketCodes } from '@fairway/betting';
import type {
  WireCompetition,
  WireFixture,
  WireMarket,
  WireTeam,
} from '@fairway/contract/sportsbook/schemas.ts';
import { isInPlay } from '../markets/may-open.ts';
import { pricesOf } from '../markets/publish-odds.ts';
import type { CompetitionRow, FixtureRow, MarketRow, TeamRow } from '../tables.ts';
import { openMarkets } from './on-offer.ts';
import type { Catalogue } from './catalogue-memory.ts';
import type { MatchCounts } from './match-counts.ts';

const listed: ReadonlySet<string> = new Set([
  'ft_ah',
  'ft_ou',
  'ft_1x2',
  'ht_ah',
  'ht_ou',
  'ht_1x2',
  'es_w',
  'es_mh',
  'es_tm',
]);

export function presentCompetition(row: CompetitionRow): WireCompetition {
  return {
    id: String(row.id),
    sport: row.sport,
    name: { zh: row.name_zh, en: row.name_en },
    season: row.season,
    simulated: row.simulated,
  };
}

export function presentTeam(row: TeamRow | undefined, id: bigint): WireTeam {
  return {
    id: String(id),
    name: { zh: row?.name_zh ?? '', en: row?.name_en ?? '' },
    colours: { first: row?.colour_first ?? '#1d4ed8', second: row?.colour_second ?? '#ffffff' },
  };
}

/** A market as screens read it; a match that has begun without a feed offers nothing any more. */
export function presentMarket(row: MarketRow): WireMarket {
  return {
    id: row.market,
    code: row.code,
    line: row.line,
    main: row.main,
    status: row.status,
    version: row.version,
    selections: pricesOf(row).map(({ id, selection, odds }) => ({
      id,
      selection,
      odds: row.status === 'closed' ? null : odds,
    })),
  };
}

/** A fixture with its markets: in lists the main lines, on its own page all of them. */
export function presentFixture(
  catalogue: Catalogue,
  row: FixtureRow,
  now: Date,
  { all, counts }: { all: boolean; counts?: MatchCounts | undefined },
): WireFixture {
  const live = isInPlay(row);
  const begun = row.status !== 'scheduled' && row.status !== 'postponed' && row.status !== 'cancelled';
  return {
    id: String(row.id),
    sport: row.sport,
    competitionId: String(row.competition_id),
    round: row.round,
    startsAt: row.starts_at.toISOString(),
    timeOpen: row.time_open,
    home: presentTeam(catalogue.teams.get(row.home_team), row.home_team),
    away: presentTeam(catalogue.teams.get(row.away_team), row.away_team),
    neutral: row.neutral,
    status: row.status,
    clock: live && row.best_of === null ? clockOf(row, now) : null,
    score: begun ? scoreOf(row.home_goals, row.away_goals) : null,
    halfTime: scoreOf(row.half_home, row.half_away),
    series: seriesOf(row),
    redCards: counts?.redCards ?? { home: 0, away: 0 },
    corners: counts?.corners ?? { home: 0, away: 0 },
    liveOffered: row.feed_match !== null,
    marketCount: openMarkets(catalogue, row.id),
    markets: marketsOf(catalogue, row, now, all),
  };
}

function marketsOf(catalogue: Catalogue, row: FixtureRow, now: Date, all: boolean): WireMarket[] {
  const over = row.status === 'scheduled' && row.starts_at <= now;
  const markets = [...(catalogue.markets.get(row.id)?.values() ?? [])].filter(
    (market) => market.status !== 'closed' && !over && (all || (market.main && listed.has(market.code))),
  );
  return markets
    .toSorted(
      (left, right) =>
        marketCodes.indexOf(left.code) - marketCodes.indexOf(right.code) ||
        (left.line ?? 0) - (right.line ?? 0),
    )
    .map(presentMarket);
}

export function scoreOf(home: number | null, away: number | null): { home: number; away: number } | null {
  return home === null || away === null ? null : { home, away };
}

function seriesOf({ best_of: bestOf, maps, map_now: now }: FixtureRow): WireFixture['series'] {
  return bestOf === null ? null : { bestOf, maps: [...(maps ?? [])], now };
}

function clockOf(row: FixtureRow, now: Date): NonNullable<WireFixture['clock']> {
  const base = row.half === 2 ? 2700 : 0;
  const since = row.half_started_at ?? now;
  const run = row.play_stopped ? 2700 : ((now.getTime() - since.getTime()) / 1000) * row.speed;
  return {
    playSeconds: row.status === 'halfTime' ? 2700 : Math.max(0, Math.floor(base + run)),
    at: now.toISOString(),
    runs: !row.play_stopped,
    speed: row.speed,
  };
}
