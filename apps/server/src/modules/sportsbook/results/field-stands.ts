import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { FixtureRow } from '../tables.ts';
import { voidUnstarted } from '../settlement/leg-voids-store.ts';
import { isWaitedFor } from '../settlement/match-result-of.ts';
import type { ResultNews } from './record-result.ts';

/** A person may say that what was recorded was wrong; a file or a feed only reports what happened later. */
function isByPerson({ source }: ResultNews): boolean {
  return source.startsWith('operator/');
}

/**
 * Whether news about a match that was played, or abandoned, is a decision made away from the field: awarded, annulled,
 * to be repeated. What the field decided is kept, so bets are not touched by it.
 */
export function isDecidedOnField(fixture: FixtureRow, news: ResultNews): boolean {
  if (isByPerson(news)) return false;
  if (fixture.status === 'ended') return news.result.status === 'awarded';
  return fixture.status === 'abandoned' && ['awarded', 'cancelled', 'postponed'].includes(news.result.status);
}

/**
 * Keeps legs void whose match had not started within the competition's hours: a result that comes later is of another match
 * day. Writes one fact a leg, which the settlement reads; a person's result may still bring them back before it is written.
 */
export async function keepUnstartedVoid(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  news: ResultNews,
): Promise<void> {
  if (!isWaitedFor(fixture) || isByPerson(news)) return;
  await voidUnstarted(tx, fixture, app.clock.now());
}
