import { rolePermissions } from '@fairway/contract/operators/permissions.ts';
import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { CallMade, OperatorSession } from '#platform/http/authenticate.ts';
import type { Platform } from '#platform/platform.ts';
import type { OperatorsTables } from '../tables.ts';
import { operatorSignKey } from './operator-sign-key.ts';

/** A console nobody touches for 15 minutes is signed out (security rule 2). */
export const idleSeconds = 15 * 60;

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
  const db = app.db.withTables<OperatorsTables>();
  const row = await db
    .selectFrom('operators_sessions')
    .innerJoin('operators_accounts', 'operators_accounts.id', 'operators_sessions.operator_id')
    .selectAll('operators_sessions')
    .select(['operators_accounts.name', 'operators_accounts.role', 'operators_accounts.blocked'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const now = app.clock.now();
  if (row.ended_at || row.blocked) throw new AppError('tokenRevoked');
  if (row.expires_at <= now || row.last_seen_at.getTime() + idleSeconds * 1000 <= now.getTime())
    throw new AppError('tokenExpired');

  // A list that refreshes by itself is no sign of a person: what counts is when the page was last touched.
  const touchedAt = addSeconds(now, -untouched);
  if (touchedAt.getTime() - row.last_seen_at.getTime() > 30_000) {
    await db
      .updateTable('operators_sessions')
      .set({ last_seen_at: touchedAt })
      .where('id', '=', row.id)
      .execute();
  }
  return {
    operatorId: row.operator_id,
    sessionId: row.id,
    name: row.name,
    role: row.role,
    permissions: rolePermissions[row.role],
    signKey: operatorSignKey(app, row.id),
  };
}
