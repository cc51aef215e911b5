import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { defineMemory } from '#platform/memory/define-memory.ts';
import type { Platform } from '#platform/platform.ts';
import { dueOf, minutesOf } from './reality-due.ts';
import { readClock } from './reality-store.ts';
import { selectRealityMinutes } from '../protection/settings-store.ts';

/**
 * Until when a login need not be asked, by its id. An answer only moves that on, and a shorter interval counts within this time also where
 * another process took it.
 */
export const calmSessions = defineMemory<string, Date>({
  name: 'risk.calm-sessions',
  most: 50_000,
  believedMs: 30_000,
});

/**
 * Throws `realityCheckDue` where the login's member is to look at clock and figures before the next stake. The first stake of a login starts its
 * clock, as the first question of a page does, so a client that never asks is checked all the same. Never part of ending what is staked.
 */
export async function refuseUnanswered(db: Db | Tx, app: Platform, call: MemberCall): Promise<void> {
  const { memberId, sessionId } = call.member;
  const now = app.clock.now();
  const known = calmSessions(app).get(sessionId);
  if (known && now < known) return;
  const clock = await readClock(db, call.member, now);
  const due = dueOf(clock, await selectRealityMinutes(db, memberId));
  if (due <= now) throw new AppError('realityCheckDue', { minutes: minutesOf(clock, now) });
  calmSessions(app).set(sessionId, due);
}
