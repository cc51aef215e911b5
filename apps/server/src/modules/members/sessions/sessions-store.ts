import { sql, type Insertable, type Selectable } from 'kysely';
import { addSeconds, type Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MembersTables, SessionEnd } from '../tables.ts';
import { idleSeconds } from './session-limits.ts';

export type SessionRow = Selectable<MembersTables['members_sessions']>;

export async function insertSession(
  tx: Tx,
  session: Insertable<MembersTables['members_sessions']>,
): Promise<void> {
  await tx.withTables<MembersTables>().insertInto('members_sessions').values(session).execute();
}

/** The sessions behind some tokens, by hash, with the state of their members; many callers ask in one statement. */
export async function findSessionsByTokens(db: Db | Tx, tokenHashes: readonly Buffer[]) {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .innerJoin('members_accounts', 'members_accounts.id', 'members_sessions.member_id')
    .selectAll('members_sessions')
    .select('members_accounts.status as member_status')
    .where(sql<boolean>`token_hash = any (${tokenHashes}::bytea[])`)
    .execute();
}

export async function listOpenSessions(db: Db | Tx, memberId: string, now: Date): Promise<SessionRow[]> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', addSeconds(now, -idleSeconds))
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
    .where('last_seen_at', '<', now)
    .execute();
}

/** Which open sessions of a member are meant: one, all but one, those of a device, or all. */
export interface SessionChoice {
  id?: string;
  exceptId?: string;
  deviceId?: string;
}

/** Ends open sessions of a member and answers their ids. Every process learns of it by a database notice. */
export async function endSessionRows(
  tx: Tx,
  memberId: string,
  { id, exceptId, deviceId }: SessionChoice,
  reason: SessionEnd,
  now: Date,
): Promise<string[]> {
  let open = tx
    .withTables<MembersTables>()
    .updateTable('members_sessions')
    .set({ ended_at: now, ended_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  if (id !== undefined) open = open.where('id', '=', id);
  if (exceptId !== undefined) open = open.where('id', '<>', exceptId);
  if (deviceId !== undefined) open = open.where('device_id', '=', deviceId);
  const ended = await open.returning('id').execute();
  for (const row of ended) await sql`select pg_notify('session_ended', ${row.id})`.execute(tx);
  return ended.map((row) => row.id);
}

export async function isSessionOpen(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from members_sessions where id = ${id} and ended_at is null`.execute(tx);
  return rows.length === 1;
}

/** Takes away what is half proven: a login before its second factor, the right to a new password. */
export async function deleteTicketsOf(tx: Tx, memberId: string): Promise<void> {
  await sql`delete from members_login_tickets where member_id = ${memberId}`.execute(tx);
  await sql`delete from members_reset_tickets where member_id = ${memberId}`.execute(tx);
}

/** The login before this session's, ended or not. */
export async function findLoginBefore(
  db: Db | Tx,
  memberId: string,
  sessionId: string,
): Promise<SessionRow | undefined> {
  return db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('created_at', '<', (own) =>
      own.selectFrom('members_sessions').select('created_at').where('id', '=', sessionId),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the account of this name has signed in from this device before; the same work for a name nobody has. */
export async function isKnownDevice(db: Db, name: string, deviceId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from members_sessions
      join members_accounts on members_accounts.id = members_sessions.member_id
      where lower(members_accounts.name) = lower(${name}) and members_sessions.device_id = ${deviceId}
    ) as known`.execute(db);
  return deviceId !== '' && rows[0]?.known === true;
}

/** Of these sessions, those that are still open. */
export async function liveSessions(db: Db | Tx, clock: Clock, ids: string[]): Promise<ReadonlySet<string>> {
  const now = clock.now();
  const rows = await db
    .withTables<MembersTables>()
    .selectFrom('members_sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', addSeconds(now, -idleSeconds))
    .execute();
  return new Set(rows.map((row) => row.id));
}
