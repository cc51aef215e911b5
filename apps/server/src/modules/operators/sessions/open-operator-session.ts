import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { operatorSignKey } from './operator-sign-key.ts';
import { insertSession } from './sessions-store.ts';

/** A console login ends after 8 hours at the latest (security rule 2). */
const sessionSeconds = 8 * 3600;

/** Starts a console session with a new token; the database keeps only its SHA-256. */
export async function openOperatorSession(tx: Tx, app: Platform, call: CallContext, operatorId: string) {
  const now = app.clock.now();
  const token = app.ids.secret();
  const id = app.ids.uuid();
  const expiresAt = addSeconds(now, sessionSeconds);
  await insertSession(tx, {
    id,
    operator_id: operatorId,
    token_hash: sha256(token),
    address: call.address,
    user_agent: call.userAgent,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
  });
  return { token, signKey: operatorSignKey(app, id), expiresAt: expiresAt.toISOString() };
}
