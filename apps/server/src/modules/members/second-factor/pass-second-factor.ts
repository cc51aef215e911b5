import type { memberSecondFactorEndpoints } from '@fairway/contract/members/verification/second-factor-endpoints.ts';
import type { memberSecondFactorSchemas } from '@fairway/contract/members/verification/second-factor-schemas.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { forgiveAttempt } from '#modules/risk';
import { finishLogin } from '../login/finish-login.ts';
import { holdMember } from '../members-store.ts';
import { admitFactor } from './admit-factor.ts';
import { countTicketTry, takeLoginTicket } from './login-tickets-store.ts';
import { takeFactor } from './take-factor.ts';

/**
 * Second step of a login: the ticket of the first and a code. Throws `loginStepOver` for a ticket that is unknown, used,
 * over, tried too often or of another device, `secondFactorWrong` (a code that was used counts as wrong),
 * `tooManyAttempts` and `memberBlocked`. Writes what `logIn` writes; ticket and code are used up.
 */
export const passSecondFactor: Operation<
  (typeof memberSecondFactorEndpoints)['passSecondFactor'],
  (typeof memberSecondFactorSchemas)['passSecondFactor']
> = async (app, call, { ticket, code }) => {
  const ticketHash = sha256(ticket);
  const memberId = await countTicketTry(app.db, ticketHash, call.deviceId, app.clock.now());
  if (!memberId) throw new AppError('loginStepOver');
  const admission = await admitFactor(app, call, memberId);

  const answer = await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, memberId);
    if (!member || member.status === 'closed') throw new AppError('memberBlocked');
    // Gone with the password that it was given for, if that was changed meanwhile.
    if (!(await takeLoginTicket(tx, ticketHash))) throw new AppError('loginStepOver');
    if (!(await takeFactor(app, tx, memberId, code))) throw new AppError('secondFactorWrong');
    return finishLogin(tx, app, call, member);
  });
  await forgiveAttempt(app, admission);
  return answer;
};
