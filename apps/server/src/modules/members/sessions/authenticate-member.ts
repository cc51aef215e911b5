import { addSeconds } from '#platform/clock.ts';
import { sha256Hex } from '#platform/crypto/hash.ts';
import type { CallMade, MemberSession } from '#platform/http/authenticate.ts';
import { AppError } from '#platform/errors.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { isActivity } from './background-calls.ts';
import { knownSessions, type KnownSession } from './session-cache.ts';
import { idleSeconds } from './session-limits.ts';
import { findSessionsByTokens, touchSession } from './sessions-store.ts';
import { signKeyOf } from './sign-key.ts';

/** Once a minute is enough to know that the member is there, in ms. */
const touchEvery = 60_000;

/**
 * The session behind a token, from the process's memory for a few seconds, then from the database. It is kept awake by
 * what a person does, which may lie some seconds before the call that a timer made (`idleSeconds`). Throws `tokenExpired` or `tokenRevoked`; undefined for a token that never was.
 */
export async function authenticateMember(
  app: Platform,
  token: string,
  { operation, idleSeconds: untouched }: CallMade,
): Promise<MemberSession | undefined> {
  if (token.length > 64) return undefined;
  const known = knownSessions(app).get(token) ?? (await readSession(app, token));
  if (!known) return undefined;
  const now = app.clock.now();
  const idleUntil = addSeconds(known.lastSeenAt, idleSeconds);
  if (known.expiresAt <= now || idleUntil <= now) throw new AppError('tokenExpired');

  const touchedAt = addSeconds(now, -untouched);
  if (isActivity(operation) && touchedAt.getTime() - known.lastSeenAt.getTime() > touchEvery) {
    await touch(app, known, touchedAt);
  }
  return known.session;
}

/** One call writes it, those beside it see that it is being written: a page makes many at once. */
async function touch(app: Platform, known: KnownSession, touchedAt: Date): Promise<void> {
  const before = known.lastSeenAt;
  known.lastSeenAt = touchedAt;
  try {
    await touchSession(app.db, known.session.sessionId, touchedAt);
  } catch (fault) {
    known.lastSeenAt = before;
    throw fault;
  }
}

/** Reads a session and remembers it; of several calls that read it at once all get the one that is remembered. */
async function readSession(app: Platform, token: string): Promise<KnownSession | undefined> {
  const row = await readTogether(app)(sha256Hex(token));
  if (!row) return undefined;
  if (row.ended_at || row.member_status === 'closed') throw new AppError('tokenRevoked');
  const found = {
    session: { memberId: row.member_id, sessionId: row.id, signKey: signKeyOf(app, row.id) },
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
  const known = knownSessions(app);
  // What is remembered already keeps its time, so that it is asked again.
  const remembered = known.get(token);
  if (!remembered) known.set(token, found);
  return remembered ?? found;
}

type SessionFound = Awaited<ReturnType<typeof findSessionsByTokens>>[number] | undefined;
const readTogether = onePer((app: Platform) =>
  gather((hashes: readonly string[]): Promise<SessionFound[]> => readSessions(app, hashes)),
);

/** Callers of the same moment are looked up together: sessions run out of the memory by the dozen. */
async function readSessions(app: Platform, hashes: readonly string[]): Promise<SessionFound[]> {
  const rows = await findSessionsByTokens(
    app.db,
    hashes.map((hash) => Buffer.from(hash, 'hex')),
  );
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return hashes.map((hash) => byHash.get(hash));
}
