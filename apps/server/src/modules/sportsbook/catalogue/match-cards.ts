import type { FixtureStatus } from '@fairway/contract/sportsbook/states.ts';
import type { Platform } from '#platform/platform.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { FixtureRow, TeamRow } from '../tables.ts';
import { readCatalogue, type Catalogue } from './catalogue-memory.ts';
import { presentMarket, scoreOf } from './present-fixture.ts';

/** A team as other pages than the sportsbook's own show it. */
export interface TeamCard {
  /** Names it in every installation: its name without case, accents and punctuation. */
  readonly key: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly colours: { readonly first: string; readonly second: string };
}

export interface MatchCard {
  readonly fixtureId: string;
  readonly competitionId: string;
  readonly competition: { readonly zh: string; readonly en: string };
  readonly startsAt: Date;
  readonly status: FixtureStatus;
  readonly home: TeamCard;
  readonly away: TeamCard;
  readonly score: { readonly home: number; readonly away: number } | null;
  /** Full time 1X2 as it is offered now; null when it is not. */
  readonly odds: { readonly home: string; readonly draw: string; readonly away: string } | null;
}

export function teamCard(row: TeamRow): TeamCard {
  return {
    key: row.key,
    name: { zh: row.name_zh, en: row.name_en },
    colours: { first: row.colour_first, second: row.colour_second },
  };
}

/** The teams of these keys that the catalogue knows, in the order of the keys, from memory. */
export async function teamCards(app: Platform, keys: readonly string[]): Promise<TeamCard[]> {
  const { teams } = await readCatalogue(app);
  const wanted = new Set(keys);
  const known = new Map(
    [...teams.values()].filter(({ key }) => wanted.has(key)).map((row) => [row.key, row]),
  );
  return keys.flatMap((key) => {
    const row = known.get(key);
    return row ? [teamCard(row)] : [];
  });
}

/** These matches, then of each team the one in play or the next, each match once, from memory. */
export async function matchCards(
  app: Platform,
  { fixtures, teams }: { fixtures: readonly string[]; teams: readonly string[] },
): Promise<MatchCard[]> {
  const catalogue = await readCatalogue(app);
  const named = fixtures.flatMap((id) => catalogue.fixtures.get(BigInt(id)) ?? []);
  const coming = teams.length > 0 ? comingByStart(catalogue, app.clock.now()) : [];
  const next = teams.flatMap((key) => coming.find((row) => keysOf(catalogue, row).includes(key)) ?? []);
  return [...new Set([...named, ...next])].flatMap((row) => present(catalogue, row) ?? []);
}

/** All matches that have not begun and whose kick-off is known, from an instant on and before another, the next first, from memory. */
export async function comingMatches(
  app: Platform,
  { from, to }: { from: Date; to: Date },
): Promise<MatchCard[]> {
  const catalogue = await readCatalogue(app);
  return comingByStart(catalogue, app.clock.now())
    .filter(
      (row) => row.status === 'scheduled' && !row.time_open && row.starts_at >= from && row.starts_at < to,
    )
    .flatMap((row) => present(catalogue, row) ?? []);
}

/** Matches in play, and those whose known kick-off comes before an instant, the next first, from memory. */
export async function matchesUntil(app: Platform, to: Date): Promise<MatchCard[]> {
  const catalogue = await readCatalogue(app);
  return comingByStart(catalogue, app.clock.now())
    .filter((row) => row.status !== 'scheduled' || (!row.time_open && row.starts_at < to))
    .flatMap((row) => present(catalogue, row) ?? []);
}

/** Matches of football: other pages show them with three results and a clock. */
function comingByStart({ fixtures }: Catalogue, now: Date): FixtureRow[] {
  return [...fixtures.values()]
    .filter((row) => row.sport === 'football')
    .filter((row) => (row.status === 'scheduled' ? row.starts_at > now : isInPlay(row)))
    .toSorted((left, right) => left.starts_at.getTime() - right.starts_at.getTime());
}

function keysOf({ teams }: Catalogue, { home_team, away_team }: FixtureRow): string[] {
  return [home_team, away_team].flatMap((id) => teams.get(id)?.key ?? []);
}

function present(catalogue: Catalogue, row: FixtureRow): MatchCard | undefined {
  const [home, away] = [catalogue.teams.get(row.home_team), catalogue.teams.get(row.away_team)];
  const competition = catalogue.competitions.get(row.competition_id);
  if (!home || !away || !competition) return undefined;
  return {
    fixtureId: String(row.id),
    competitionId: String(row.competition_id),
    competition: { zh: competition.name_zh, en: competition.name_en },
    startsAt: row.starts_at,
    status: row.status,
    home: teamCard(home),
    away: teamCard(away),
    score: scoreOf(row.home_goals, row.away_goals),
    odds: oddsOf(catalogue, row.id),
  };
}

function oddsOf({ markets }: Catalogue, id: bigint): MatchCard['odds'] {
  const market = markets.get(id)?.get('ft_1x2');
  if (market?.status !== 'open') return null;
  const odds = new Map(presentMarket(market).selections.map((each) => [each.selection, each.odds]));
  const [home, draw, away] = [odds.get('home'), odds.get('draw'), odds.get('away')];
  return home && draw && away ? { home, draw, away } : null;
}
