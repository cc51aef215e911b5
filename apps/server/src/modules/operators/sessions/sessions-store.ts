import { sql, type Insertable } from 'kysely';
import { addSeconds, type Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorsTables } from '../tables.ts';

/** A console nobody touches for 15 minutes is signed out (security rule 2). */
export const idleSeconds = 15 * 60;

export async function insertSession(
  tx: Tx,
  row: Insertable<OperatorsTables['operators_sessions']>,
): Promise<void> {
  await tx.withTables<OperatorsTables>().insertInto('operators_sessions').values(row).execute();
}

/** The session of a token however it ended, with its operator as they are now. */
export async function findSessionByToken(db: Db, tokenHash: Buffer) {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_sessions')
    .innerJoin('operators_accounts', 'operators_accounts.id', 'operators_sessions.operator_id')
    .selectAll('operators_sessions')
    .select(['operators_accounts.name', 'operators_accounts.role', 'operators_accounts.blocked'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function updateLastSeen(db: Db, sessionId: string, at: Date): Promise<void> {
  await sql`update operators_sessions set last_seen_at = ${at} where id = ${sessionId}`.execute(db);
}

export async function endSession(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await sql`
    update operators_sessions set ended_at = ${at} where id = ${sessionId} and ended_at is null`.execute(tx);
}

/** Whether the operator of this name has had a session from this address. */
export async function hasWorkedFrom(db: Db, name: string, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from operators_sessions session
    join operators_accounts account on account.id = session.operator_id
    where account.name = ${name} and session.address = ${address} limit 1`.execute(db);
  return rows.length > 0;
}

/** Of these console sessions, those that are live: not ended, not run out, not idle, of nobody who is blocked. */
export async function liveOperatorSessions(db: Db, clock: Clock, ids: string[]): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .withTables<OperatorsTables>()
    .selectFrom('operators_sessions')
    .innerJoin('operators_accounts', 'operators_accounts.id', 'operators_sessions.operator_id')
    .select('operators_sessions.id')
    .where('operators_sessions.id', 'in', ids)
    .where('operators_sessions.ended_at', 'is', null)
    .where('operators_accounts.blocked', '=', false)
    .where('operators_sessions.expires_at', '>', now)
    .where('operators_sessions.last_seen_at', '>', addSeconds(now, -idleSeconds))
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertLiveTicket(
  db: Db,
  row: Insertable<OperatorsTables['operators_live_tickets']>,
): Promise<void> {
  await db.withTables<OperatorsTables>().insertInto('operators_live_tickets').values(row).execute();
}

/** Deletes a ticket that is still good; answers whose it was, undefined for one that is unknown, used or too old. */
export async function deleteGoodLiveTicket(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<{ operator_id: string; session_id: string } | undefined> {
  const { rows } = await sql<{ operator_id: string; session_id: string }>`
    delete from operators_live_tickets where ticket_hash = ${ticketHash} and expires_at > ${now}
    returning operator_id, session_id`.execute(db);
  return rows[0];
}

export async function deleteExpiredLiveTickets(db: Db, now: Date): Promise<void> {
  await sql`delete from operators_live_tickets where expires_at <= ${now}`.execute(db);
}
