import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { insertLoginTicket } from './login-tickets-store.ts';
import { findSecondFactor } from './second-factor-store.ts';

const ticketSeconds = 300;

/**
 * Lets a proven login go on where no second factor is on. Throws `secondFactorNeeded` with the ticket that
 * `passSecondFactor` takes, good for five minutes on this device.
 */
export async function askSecondFactor(app: Platform, call: CallContext, memberId: string): Promise<void> {
  const factor = await findSecondFactor(app.db, memberId);
  if (!factor?.confirmed_at) return;
  const ticket = app.ids.secret();
  const expiresAt = addSeconds(app.clock.now(), ticketSeconds);
  await insertLoginTicket(app.db, {
    ticketHash: sha256(ticket),
    memberId,
    deviceId: call.deviceId,
    expiresAt,
  });
  throw new AppError('secondFactorNeeded', {}, { ticket, expiresAt: expiresAt.toISOString() });
}
