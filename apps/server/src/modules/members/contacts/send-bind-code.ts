import type { memberCodeEndpoints } from '@fairway/contract/members/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/code-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { issueCode } from '#modules/risk';
import { findMember } from '../members-store.ts';
import { admitSending } from './admit-sending.ts';
import { readTarget } from './read-target.ts';

/**
 * Sends a code to the phone or mailbox that the member wants to bind. It goes out whether somebody else has it: who does
 * not hold it learns nothing. Throws the rules of phones and mailboxes, `phoneAlreadyBound` and `emailAlreadyBound`.
 */
export const sendBindCode: Operation<
  (typeof memberCodeEndpoints)['sendBindCode'],
  (typeof memberCodeSchemas)['sendBindCode']
> = async (app, call, { to, captcha }) => {
  const address = await readTarget(app, to, call.language);
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  if (address.channel === 'sms' && member.phone) throw new AppError('phoneAlreadyBound');
  if (address.channel === 'email' && member.email) throw new AppError('emailAlreadyBound');
  await admitSending(app, call, address.target, captcha);

  const purpose = address.channel === 'sms' ? 'bindPhone' : 'bindEmail';
  return issueCode(app, { ...address, purpose, subject: member.id, language: call.language });
};
