import type { Session } from '@fairway/contract/members/schemas.ts';
import { shardOf } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { sessionSeconds } from './session-limits.ts';
import { insertSession } from './sessions-store.ts';
import { signKeyOf } from './sign-key.ts';

export interface OpenedSession {
  id: string;
  /** What the member's client keeps. */
  public: Session;
}

/**
 * Starts a session with a new token of 256 random bits behind the member's shard, a hexadecimal digit by which a proxy can send the
 * member's calls to the process that owns the shard. The database keeps only the token's SHA-256.
 */
export async function openSession(
  tx: Tx,
  app: Platform,
  call: CallContext,
  memberId: string,
): Promise<OpenedSession> {
  const now = app.clock.now();
  const token = `${shardOf(memberId).toString(16)}${app.ids.secret()}`;
  const id = app.ids.uuid();
  const expiresAt = addSeconds(now, sessionSeconds);
  await insertSession(tx, {
    id,
    member_id: memberId,
    token_hash: sha256(token),
    device_id: call.deviceId,
    user_agent: call.userAgent,
    address: call.address,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
  });
  return { id, public: { token, signKey: signKeyOf(app, id), expiresAt: expiresAt.toISOString() } };
}
