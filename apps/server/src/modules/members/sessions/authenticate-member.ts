import { sha256 } from '#platform/crypto/hash.ts';
import type { MemberSession } from '#platform/http/authenticate.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { sessionCacheOf } from './session-cache.ts';
import { findSessionByToken, touchSession } from './sessions-store.ts';
import { signKeyOf } from './sign-key.ts';

/** Idle this long, a session is over (security rule 2), in seconds. */
export const idleSeconds = 30 * 60;

/**
 * The session behind a token, from the process's memory for a few seconds, then from the database. Throws `tokenExpired`
 * or `tokenRevoked`; undefined for a token that never was.
 */
export async function authenticateMember(app: Platform, token: string): Promise<MemberSession | undefined> {
  if (token.length > 64) return undefined;
  const tokenHash = sha256(token);
  const cache = sessionCacheOf(app);
  const key = tokenHash.toString('base64');
  const remembered = cache.get(key);
  if (remembered) return remembered;

  const row = await findSessionByToken(app.db, tokenHash);
  if (!row) return undefined;
  const now = app.clock.now();
  if (row.ended_at || row.member_status === 'closed') throw new AppError('tokenRevoked');
  const idleUntil = row.last_seen_at.getTime() + idleSeconds * 1000;
  if (row.expires_at <= now || idleUntil <= now.getTime()) throw new AppError('tokenExpired');

  // Once a minute is enough to know that somebody is there.
  if (now.getTime() - row.last_seen_at.getTime() > 60_000) await touchSession(app.db, row.id, now);
  const session = { memberId: row.member_id, sessionId: row.id, signKey: signKeyOf(app, row.id) };
  cache.set(key, session);
  return session;
}
