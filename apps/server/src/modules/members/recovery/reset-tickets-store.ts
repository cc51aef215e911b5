import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface ResetTicket {
  member_id: string;
}

export async function insertResetTicket(
  tx: Tx,
  row: { ticketHash: Buffer; memberId: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into members_reset_tickets (ticket_hash, member_id, expires_at)
    values (${row.ticketHash}, ${row.memberId}, ${row.expiresAt})`.execute(tx);
}

export async function findResetTicket(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<ResetTicket | undefined> {
  const { rows } = await sql<ResetTicket>`
    select member_id from members_reset_tickets
    where ticket_hash = ${ticketHash} and expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Takes a ticket, and every other one of the member with it; false for one that another call took a moment ago. */
export async function takeResetTicket(tx: Tx, ticketHash: Buffer, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from members_reset_tickets where ticket_hash = ${ticketHash} returning member_id`.execute(tx);
  await sql`delete from members_reset_tickets where member_id = ${memberId}`.execute(tx);
  return rows.length === 1;
}

export async function deleteExpiredResetTickets(db: Db, now: Date): Promise<void> {
  await sql`delete from members_reset_tickets where expires_at < ${now}`.execute(db);
}
