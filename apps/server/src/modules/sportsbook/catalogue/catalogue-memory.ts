import { addSeconds } from '#platform/clock.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { CompetitionRow, FixtureRow, MarketRow, TeamRow } from '../tables.ts';
import {
  selectChangedCompetitions,
  selectChangedFixtures,
  selectChangedMarkets,
  selectChangedTeams,
  selectOfferedMarkets,
  selectOldestOpen,
} from './catalogue-changes-store.ts';

/** Everything on offer, as one process remembers it. Money is never decided by it: a bet reads the rows themselves. */
export interface Catalogue {
  readonly competitions: ReadonlyMap<bigint, CompetitionRow>;
  readonly teams: ReadonlyMap<bigint, TeamRow>;
  readonly fixtures: ReadonlyMap<bigint, FixtureRow>;
  readonly markets: ReadonlyMap<bigint, ReadonlyMap<string, MarketRow>>;
  /** Another one after each change. */
  readonly version: string;
}

/** A memory is looked after at most so often; what this very process wrote is seen at once (`forget`). */
const lookMilliseconds = 400;
/** How long a match stays in memory after its start once it has ended, in hours. */
const keptHours = 6;
const aheadDays = 62;
const wholeMilliseconds = 1_800_000;

interface Memory {
  competitions: Map<bigint, CompetitionRow>;
  teams: Map<bigint, TeamRow>;
  fixtures: Map<bigint, FixtureRow>;
  markets: Map<bigint, Map<string, MarketRow>>;
  /** The oldest transaction that was still open at the last look: everything since may be news. */
  since: string;
  changes: number;
  lookedAt: number;
  /** When everything was read last: what comes into the days ahead without a change is found by it. */
  wholeAt: number;
  looking: Promise<void> | undefined;
  /** The rows of the last look, as text. */
  lastSeen: string;
}

const memoryOf = onePer<Platform, Memory>(() => ({
  competitions: new Map(),
  teams: new Map(),
  fixtures: new Map(),
  markets: new Map(),
  since: '0',
  changes: 0,
  lookedAt: Number.NEGATIVE_INFINITY,
  wholeAt: 0,
  looking: undefined,
  lastSeen: '',
}));

/** The catalogue, at most a moment old. The first call reads it whole, later ones what has changed. */
export async function readCatalogue(app: Platform): Promise<Catalogue> {
  const memory = memoryOf(app);
  // This process's own measure of time, for freshness alone: the site's clock may be stopped in a test.
  if (performance.now() - memory.lookedAt > lookMilliseconds) {
    memory.looking ??= look(app, memory).finally(() => {
      memory.looking = undefined;
    });
    await memory.looking;
  }
  return { ...memory, version: String(memory.changes) };
}

/** What this process has just written is to be seen by its next reader. */
export function refreshCatalogue(app: Platform): void {
  memoryOf(app).lookedAt = Number.NEGATIVE_INFINITY;
}

async function look(app: Platform, memory: Memory): Promise<void> {
  const begun = performance.now();
  const now = app.clock.now();
  const horizon = await selectOldestOpen(app.db);
  const first = memory.since === '0' || begun - memory.wholeAt > wholeMilliseconds;
  if (first) {
    memory.since = '0';
    memory.wholeAt = begun;
  }
  const { db } = app;
  const span = { from: addSeconds(now, -keptHours * 3600), to: addSeconds(now, aheadDays * 86_400) };
  const [competitions, teams, fixtures] = await Promise.all([
    selectChangedCompetitions(db, memory.since),
    selectChangedTeams(db, memory.since),
    selectChangedFixtures(db, memory.since, span),
  ]);
  const fresh = fixtures.filter(({ id }) => !memory.fixtures.has(id)).map(({ id }) => id);
  const markets = first
    ? await selectOfferedMarkets(db, span)
    : await selectChangedMarkets(db, memory.since, fresh);
  for (const row of competitions) memory.competitions.set(row.id, row);
  for (const row of teams) memory.teams.set(row.id, row);
  for (const row of fixtures) memory.fixtures.set(row.id, row);
  for (const row of markets) {
    const known = memory.markets.get(row.fixture_id);
    if (known) known.set(row.market, row);
    else memory.markets.set(row.fixture_id, new Map([[row.market, row]]));
  }
  forgetOld(memory, span.from);
  memory.changes += news(memory, [competitions, teams, fixtures, markets]) ? 1 : 0;
  memory.since = horizon ?? memory.since;
  memory.lookedAt = begun;
}

/** Rows seen again because their transaction was young are no news: the version must not change for them. */
function news(memory: Memory, parts: readonly (readonly unknown[])[]): boolean {
  const text = JSON.stringify(parts, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const before = memory.lastSeen;
  memory.lastSeen = text;
  return text !== before && parts.some((rows) => rows.length > 0);
}

function forgetOld(memory: Memory, before: Date): void {
  for (const [id, fixture] of memory.fixtures) {
    if (isInPlay(fixture) || fixture.starts_at >= before) continue;
    memory.fixtures.delete(id);
    memory.markets.delete(id);
  }
}
