import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import { addSeconds, type Clock } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Db } from '#platform/db/database.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lineAddress } from '#platform/mqtt/line-address.ts';
import { deleteExpiredLiveTickets, deleteGoodLiveTicket, insertLiveTicket } from './sessions-store.ts';

const ticketSeconds = 60;

/** A ticket for one live line of this console session, good for a minute. Writes its hash; those that have run out go. */
export const getLiveTicket: Operation<
  (typeof operatorsEndpoints)['getLiveTicket'],
  (typeof operatorsSchemas)['getLiveTicket']
> = async (app, call) => {
  const now = app.clock.now();
  const ticket = app.ids.secret();
  const expiresAt = addSeconds(now, ticketSeconds);
  await deleteExpiredLiveTickets(app.db, now);
  await insertLiveTicket(app.db, {
    ticket_hash: sha256(ticket),
    operator_id: call.operator.operatorId,
    session_id: call.operator.sessionId,
    expires_at: expiresAt,
  });
  return { ticket, expiresAt: expiresAt.toISOString(), ...lineAddress(app) };
};

export interface OperatorTicketHolder {
  kind: 'operator';
  operatorId: string;
  sessionId: string;
}

/** Takes a ticket: it opens one line. Undefined for one that is unknown, used or older than a minute. */
export async function takeLiveTicket(
  db: Db,
  clock: Clock,
  ticket: string,
): Promise<OperatorTicketHolder | undefined> {
  const row = await deleteGoodLiveTicket(db, sha256(ticket), clock.now());
  return row && { kind: 'operator', operatorId: row.operator_id, sessionId: row.session_id };
}
