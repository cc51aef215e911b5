import { sql } from 'kysely';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { shardOf } from '#modules/ledger';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Db, Tx } from '#platform/db/database.ts';

/** A launch of a member at a provider. */
export interface PlaySession {
  readonly member_id: string;
  readonly currency: WalletCurrency;
  /** Whether stakes are taken under it: it has not ended, and neither has the login behind it. */
  readonly live: boolean;
}

/** Opens a launch, and forgets those of the member that ended a day ago. */
export async function insertSession(
  tx: Tx,
  session: {
    readonly token: string;
    readonly provider: string;
    readonly memberId: string;
    readonly sessionId: string;
    readonly currency: WalletCurrency;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    delete from venues_wallet_sessions
    where member_id = ${session.memberId} and expires_at < ${session.createdAt}::timestamptz - interval '1 day'`.execute(
    tx,
  );
  await sql`
    insert into venues_wallet_sessions
      (shard_id, token_hash, provider, member_id, session_id, currency, created_at, expires_at)
    values (${shardOf(session.memberId)}, ${sha256(session.token)}, ${session.provider}, ${session.memberId},
      ${session.sessionId}, ${session.currency}, ${session.createdAt}, ${session.expiresAt})`.execute(tx);
}

/** The launch behind a token at this provider; undefined for a token that none of its launches has. */
export async function findPlaySession(
  db: Db | Tx,
  { provider, token, now }: { provider: string; token: string; now: Date },
): Promise<PlaySession | undefined> {
  const { rows } = await sql<PlaySession>`
    select member_id, currency, expires_at > ${now} and members_session_open(session_id, ${now}) as live
    from venues_wallet_sessions where token_hash = ${sha256(token)} and provider = ${provider}`.execute(db);
  return rows[0];
}
