import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { issueCode, takeCode } from '#modules/risk';
import { admitSending } from '../contacts/admit-sending.ts';
import { findMemberByPhone } from '../contacts/contacts-store.ts';
import { readTarget } from '../contacts/read-target.ts';
import { holdMember } from '../members-store.ts';
import { isBound } from '../recovery/send-reset-code.ts';
import { answerOf, endFirstStep } from './finish-login.ts';

/**
 * Sends a login code to a bound phone. A number of nobody is answered, counted and limited the same, and gets nothing
 * (security rule 7).
 */
export const sendLoginCode: Operation<
  (typeof memberCodeEndpoints)['sendLoginCode'],
  (typeof memberCodeSchemas)['sendLoginCode']
> = async (app, call, { areaCode, phone, captcha }) => {
  const address = await readTarget(app, { channel: 'sms', areaCode, phone }, call.language);
  await admitSending(app, call, address.target, captcha);

  const member = await findMemberByPhone(app.db, { areaCode, phone });
  const subject = member && member.status !== 'closed' ? member.id : null;
  return issueCode(app, { ...address, purpose: 'login', subject, call });
};

/**
 * Signs in the holder of the bound phone. Throws the code's refusals, the same for a number of nobody, `memberBlocked`
 * and `secondFactorNeeded`. Writes what `logIn` writes.
 */
export const logInBySms: Operation<
  (typeof memberCodeEndpoints)['logInBySms'],
  (typeof memberCodeSchemas)['logInBySms']
> = async (app, call, { areaCode, phone, codeId, code }) => {
  const { target } = await readTarget(app, { channel: 'sms', areaCode, phone }, call.language);
  const taken = await takeCode(app, call, 'login', { codeId, code }, (row) => row.target === target);

  const end = await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, taken.subject);
    // The number may have gone to another account since the code was sent.
    if (!member || !isBound(member, taken)) throw new AppError('phoneCodeExpired');
    return endFirstStep(tx, app, call, member);
  });
  return answerOf(end);
};
