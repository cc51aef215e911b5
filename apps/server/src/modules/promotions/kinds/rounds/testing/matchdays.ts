import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { importFile } from '#modules/sportsbook';
import { refreshCatalogue } from '../../../../sportsbook/catalogue/catalogue-memory.ts';
import { leagueFile, match } from '../../../../sportsbook/testing/league-file.ts';
import { playMount } from '../../../../play/mount.ts';
import type { PromotionsTest } from '../../../testing/promotions-test.ts';
import { takeResult } from '../take-result.ts';

/** A match of a test's matchday: home team, away team, the day at 14:00 UTC, and its goals once it is played. */
export interface TestMatch {
  readonly home: string;
  readonly away: string;
  readonly date: string;
  readonly score?: readonly [home: number, away: number];
}

/** So many matches of one day, each team in one of them. */
export function matchday(date: string, count: number, name = 'Town'): TestMatch[] {
  return Array.from({ length: count }, (_, index) => ({
    home: `${name} H${index + 1}`,
    away: `${name} A${index + 1}`,
    date,
  }));
}

/** Hands in a file of matches as they are now; results reach the rounds as they do in production. */
export async function handIn(test: PromotionsTest, matches: readonly TestMatch[]): Promise<void> {
  const text = leagueFile(
    matches.map(({ home, away, date, score }) =>
      match(home, away, { round: date, date, ...(score ? { score: { ft: [...score], ht: [0, 0] } } : {}) }),
    ),
  );
  await importFile(test.app, { text, source: 'test.json', by: 'command' });
  refreshCatalogue(test.app);
  const subscribers = [...(playMount.subscribers ?? []), takeResult];
  while ((await dispatchEvents(test.app, subscribers)).more);
  await runDueJobs(test.app, subscribers);
}
