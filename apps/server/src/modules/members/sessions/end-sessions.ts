import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import type { SessionEnd } from '../tables.ts';
import { knownSessions } from './session-cache.ts';
import { deleteTicketsOf, endSessionRows, type SessionChoice } from './sessions-store.ts';

/**
 * Ends open sessions of a member and says so to all who must know: this process and the others, the member's screens and
 * their live line, other modules. Where all end, what would open another one ends too: a login that waits for its second
 * factor, a ticket for a new password. Answers how many ended.
 */
export async function endSessions(
  tx: Tx,
  app: Platform,
  memberId: string,
  reason: SessionEnd,
  choice: SessionChoice = {},
): Promise<number> {
  if (Object.keys(choice).length === 0) await deleteTicketsOf(tx, memberId);
  const ended = await endSessionRows(tx, memberId, choice, reason, app.clock.now());
  for (const sessionId of ended) {
    knownSessions(app).forgetWhere(({ session }) => session.sessionId === sessionId);
    await push(tx, app, 'memberSessions', { memberId }, { sessionId, reason });
    await emit(tx, app, 'session.ended', { memberId, sessionId, reason });
  }
  return ended.length;
}
