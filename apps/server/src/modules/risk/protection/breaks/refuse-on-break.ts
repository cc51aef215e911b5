import type { Db, Tx } from '#platform/db/database.ts';
import { AppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { selectRunningBreaks, type BreakRow } from './breaks-store.ts';
import { siteInstant } from '../period-name.ts';

/** Throws `timeOutActive` or `selfExcluded` for a member on a break: neither deposits nor plays, but withdraws. */
export async function refuseOnBreak(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  language: Language,
): Promise<void> {
  const running = await selectRunningBreaks(db, [memberId], app.clock.now());
  const refusal = breakRefusal(running.get(memberId), app, language);
  if (refusal) throw refusal;
}

/** The refusal of a member on this break. */
export function breakRefusal(
  running: BreakRow | undefined,
  app: Pick<Platform, 'config'>,
  language: Language,
): AppError | undefined {
  if (!running) return undefined;
  const ends = running.ends_at;
  const rest = { until: ends?.toISOString() ?? null };
  if (running.kind === 'exclusion' || !ends) return new AppError('selfExcluded', {}, rest);
  return new AppError('timeOutActive', { until: siteInstant(ends, app, language) }, rest);
}
