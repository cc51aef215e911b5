import { readMatchRecord } from '#modules/sportsbook';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetNewsBoard } from '../board/news-board.ts';
import { isPlayed } from './compose-report.ts';
import { insertReport, selectReports } from './reports-store.ts';

/**
 * Keeps the facts of a result for its report: the first one of a match that was played, each later one as a correction. A result older
 * than the last one reported changes nothing, whatever order the news came in.
 */
export async function writeReport(
  app: Platform,
  { fixture, version }: { fixture: string; version: number },
): Promise<void> {
  const facts = await readMatchRecord(app.db, fixture, version);
  if (!facts) return;
  const [last] = await selectReports(app.db, BigInt(fixture));
  if (last ? last.result_version >= version : !isPlayed(facts)) return;

  const number = (last?.number ?? 0) + 1;
  const at = app.clock.now();
  // Another worker wrote one meanwhile: tried again, this one looks at what that one left.
  if (!(await insertReport(app.db, { fixtureId: BigInt(fixture), number, facts, at })))
    throw new AppError('editConflict');
  forgetNewsBoard(app);
}
