import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { insertLoginTicket } from './login-tickets-store.ts';
import { findSecondFactor } from './second-factor-store.ts';

const ticketSeconds = 300;

/** What the second step of a login begins with. */
export interface LoginTicket {
  ticket: string;
  expiresAt: string;
}

/**
 * The ticket that `passSecondFactor` takes, good for five minutes on this device; undefined where no second factor is
 * on. The caller holds the member's row: a call that switches the factor on or changes the password waits, and then
 * sees the ticket.
 */
export async function askSecondFactor(
  tx: Tx,
  app: Platform,
  call: CallContext,
  memberId: string,
): Promise<LoginTicket | undefined> {
  const factor = await findSecondFactor(tx, memberId);
  if (!factor?.confirmed_at) return undefined;
  const ticket = app.ids.secret();
  const expiresAt = addSeconds(app.clock.now(), ticketSeconds);
  await insertLoginTicket(tx, {
    ticketHash: sha256(ticket),
    memberId,
    deviceId: call.deviceId,
    expiresAt,
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}
