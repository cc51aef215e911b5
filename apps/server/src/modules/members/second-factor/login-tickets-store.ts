import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

const mostTries = 5;

export async function insertLoginTicket(
  tx: Tx,
  row: { ticketHash: Buffer; memberId: string; deviceId: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into members_login_tickets (ticket_hash, member_id, device_id, expires_at)
    values (${row.ticketHash}, ${row.memberId}, ${row.deviceId}, ${row.expiresAt})`.execute(tx);
}

/** Counts one try of a ticket that is still valid, and names its member; no race gets a sixth. */
export async function countTicketTry(
  db: Db,
  ticketHash: Buffer,
  deviceId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    update members_login_tickets set tries = tries + 1
    where ticket_hash = ${ticketHash} and device_id = ${deviceId} and expires_at > ${now} and tries < ${mostTries}
    returning member_id`.execute(db);
  return rows[0]?.member_id;
}

/** Takes a ticket; false for one that another call took a moment ago. */
export async function takeLoginTicket(tx: Tx, ticketHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from members_login_tickets where ticket_hash = ${ticketHash} returning member_id`.execute(tx);
  return rows.length === 1;
}

export async function deleteExpiredLoginTickets(db: Db, now: Date): Promise<void> {
  await sql`delete from members_login_tickets where expires_at < ${now}`.execute(db);
}
