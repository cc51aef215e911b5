import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import { selectBest, selectTicketCounts, type RunnerRow } from './runners-store.ts';

/** What a race's page shows to everybody. */
interface RaceRanking {
  /** Those who have at least as many tickets as the last that is shown. */
  readonly best: readonly RunnerRow[];
  readonly runners: number;
  /** How many have more tickets than so many. */
  readonly ahead: (tickets: number) => number;
}

export const shownRunners = 50;

/** Tickets are counted once a minute, so seconds later nothing else is to be seen. */
const rankings = defineMemory<number, Promise<RaceRanking>>({
  name: 'promotions.race-rankings',
  most: 50,
  believedMs: 5_000,
});

/** The ranking of a race, read once in five seconds for all who ask this process: it reads every runner (decision 0135). */
export function readRanking(app: Platform, no: number): Promise<RaceRanking> {
  const memory = rankings(app);
  const known = memory.get(no);
  if (known) return known;
  const ranking = read(app, no);
  memory.set(no, ranking);
  ranking.catch(() => memory.forget(no));
  return ranking;
}

async function read(app: Platform, no: number): Promise<RaceRanking> {
  const [best, counts] = await Promise.all([
    selectBest(app.db, no, shownRunners),
    selectTicketCounts(app.db, no),
  ]);
  const sum = (of: typeof counts) => of.reduce((total, { runners }) => total + runners, 0);
  return { best, runners: sum(counts), ahead: (own) => sum(counts.filter(({ tickets }) => tickets > own)) };
}
