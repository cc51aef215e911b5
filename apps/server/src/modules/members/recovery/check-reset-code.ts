import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { takeCode } from '#modules/risk';
import { holdMember } from '../members-store.ts';
import { insertResetTicket } from './reset-tickets-store.ts';
import { isBound } from './send-reset-code.ts';

const ticketSeconds = 600;

/** Second step: gives a ticket of 256 random bits for the code, and keeps only its hash. Throws the code's refusals. */
export const checkResetCode: Operation<
  (typeof memberCodeEndpoints)['checkResetCode'],
  (typeof memberCodeSchemas)['checkResetCode']
> = async (app, call, input) => {
  const { subject, ...address } = await takeCode(app, call, 'reset', input);

  return inTransaction(app.db, async (tx) => {
    // Held: a change of the phone deletes the open tickets, and none must be issued a moment later.
    const member = await holdMember(tx, subject);
    // The phone or mailbox may belong to another member since the code was sent.
    if (!member || !isBound(member, address)) throw new AppError('phoneCodeExpired');

    const ticket = app.ids.secret();
    const expiresAt = addSeconds(app.clock.now(), ticketSeconds);
    await insertResetTicket(tx, { ticketHash: sha256(ticket), memberId: subject, expiresAt });
    return { ticket, expiresAt: expiresAt.toISOString() };
  });
};
