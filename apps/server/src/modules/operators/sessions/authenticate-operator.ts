import { rolePermissions } from '@fairway/contract/operators/permissions.ts';
import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { CallMade, OperatorSession } from '#platform/http/authenticate.ts';
import type { Platform } from '#platform/platform.ts';
import { operatorSignKey } from './operator-sign-key.ts';
import { findSessionByToken, idleSeconds, updateLastSeen } from './sessions-store.ts';

/**
 * The console session behind a token, always asked of the database: a blocked operator or a changed role counts from the
 * next call on. Throws `tokenExpired` or `tokenRevoked`; undefined for a token that never was. Writes when it was last seen.
 */
export async function authenticateOperator(
  app: Platform,
  token: string,
  { idleSeconds: untouched }: CallMade,
): Promise<OperatorSession | undefined> {
  if (token.length > 64) return undefined;
  const row = await findSessionByToken(app.db, sha256(token));
  if (!row) return undefined;
  const now = app.clock.now();
  if (row.ended_at || row.blocked) throw new AppError('tokenRevoked');
  if (row.expires_at <= now || row.last_seen_at.getTime() + idleSeconds * 1000 <= now.getTime())
    throw new AppError('tokenExpired');

  // A list that refreshes by itself is no sign of a person: what counts is when the page was last touched.
  const touchedAt = addSeconds(now, -untouched);
  if (touchedAt.getTime() - row.last_seen_at.getTime() > 30_000)
    await updateLastSeen(app.db, row.id, touchedAt);
  return {
    operatorId: row.operator_id,
    sessionId: row.id,
    name: row.name,
    role: row.role,
    permissions: rolePermissions[row.role],
    signKey: operatorSignKey(app, row.id),
  };
}
