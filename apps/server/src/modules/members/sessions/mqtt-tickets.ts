import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { addSeconds, type Clock } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Db } from '#platform/db/database.ts';
import type { MemberIdentity } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lineAddress } from '#platform/mqtt/line-address.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteGoodTicket, insertMqttTicket } from './mqtt-tickets-store.ts';

const ticketSeconds = 60;

/** A ticket for one MQTT connection, for a member or a visitor, and where it is taken. */
export const createMqttTicket: Operation<
  (typeof membersEndpoints)['createMqttTicket'],
  (typeof membersSchemas)['createMqttTicket']
> = async (app, { member }) => issueMqttTicket(app, member);

/** A ticket that opens one connection within a minute, and where it is taken. Writes its hash with its end. */
export async function issueMqttTicket(
  app: Platform,
  member: MemberIdentity | undefined,
): Promise<{ ticket: string; expiresAt: string; url?: string }> {
  const ticket = app.ids.secret();
  const expiresAt = addSeconds(app.clock.now(), ticketSeconds);
  await insertMqttTicket(app.db, {
    ticket_hash: sha256(ticket),
    member_id: member?.memberId ?? null,
    session_id: member?.sessionId ?? null,
    expires_at: expiresAt,
  });
  return { ticket, expiresAt: expiresAt.toISOString(), ...lineAddress(app) };
}

export type TicketHolder = { kind: 'member'; memberId: string; sessionId: string } | { kind: 'visitor' };

/** Takes a ticket: it opens one connection. Undefined for one that is unknown, used or older than a minute. */
export async function takeMqttTicket(
  db: Db,
  clock: Clock,
  ticket: string,
): Promise<TicketHolder | undefined> {
  const row = await deleteGoodTicket(db, sha256(ticket), clock.now());
  if (!row) return undefined;
  if (!row.member_id || !row.session_id) return { kind: 'visitor' };
  return { kind: 'member', memberId: row.member_id, sessionId: row.session_id };
}
