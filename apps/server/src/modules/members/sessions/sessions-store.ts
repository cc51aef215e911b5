import { sql, type Insertable, type Selectable } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MembersTables, SessionEnd } from '../tables.ts';

export type SessionRow = Selectable<MembersTables['members_sessions']>;

export async function insertSession(
  tx: Tx,
  session: Insertable<MembersTables['members_sessions']>,
): Promise<void> {
  await tx.withTables<MembersTables>().insertInto('members_sessions').values(session).execute();
}

export async function findSessionByToken(db: Db | Tx, tokenHash: Buffer) {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .innerJoin('members_accounts', 'members_accounts.id', 'members_sessions.member_id')
    .selectAll('members_sessions')
    .select('members_accounts.status as member_status')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function listOpenSessions(db: Db | Tx, memberId: string, now: Date): Promise<SessionRow[]> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

export async function touchSession(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db
    .withTables<MembersTables>()
    .updateTable('members_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .execute();
}

/** Ends an open session of this member; answers whether there was one. Every process is told by a database notice. */
export async function endSessionRow(
  tx: Tx,
  memberId: string,
  id: string,
  reason: SessionEnd,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .withTables<MembersTables>()
    .updateTable('members_sessions')
    .set({ ended_at: now, ended_reason: reason })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return false;
  await sql`select pg_notify('session_ended', ${id})`.execute(tx);
  return true;
}

/** Of these sessions, those that still stand. */
export async function liveSessions(db: Db | Tx, clock: Clock, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .execute();
  return new Set(rows.map((row) => row.id));
}
