import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, issueCode, takeBackAttempt } from '#modules/risk';
import { findMember } from '../members-store.ts';
import { admitSending } from './admit-sending.ts';
import { proveOwner } from '../step-up/prove-owner.ts';
import { findMemberByPhone } from './contacts-store.ts';
import { readTarget, type PhoneNumber } from './read-target.ts';

/**
 * Sends a code to the phone or mailbox that the member wants to bind. A phone of another member is refused by
 * `phoneTaken` (specification section 7), a few times a day and then nothing is revealed for long; a mailbox is refused
 * only to a member who has proven to hold it. What is bound can reset passwords, so the owner is proven first. Throws
 * the rules of phones and mailboxes, `phoneAlreadyBound`, `emailAlreadyBound` and what proveOwner throws.
 */
export const sendBindCode: Operation<
  (typeof memberCodeEndpoints)['sendBindCode'],
  (typeof memberCodeSchemas)['sendBindCode']
> = async (app, call, { to, captcha, proof }) => {
  const address = await readTarget(app, to, call.language);
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  if (address.channel === 'sms' && member.phone) throw new AppError('phoneAlreadyBound');
  if (address.channel === 'email' && member.email) throw new AppError('emailAlreadyBound');
  if (to.channel === 'sms') await refuseTaken(app, call, to);
  await admitSending(app, call, address.target, captcha);
  // Last, so that a code of the authenticator is not used up by a captcha that was missing.
  await proveOwner(app, call, proof);

  const purpose = address.channel === 'sms' ? 'bindPhone' : 'bindEmail';
  return issueCode(app, { ...address, purpose, subject: member.id, call });
};

/** Counted before anything is looked up, and taken back where the number is free: nobody reads off which numbers are known. */
async function refuseTaken(app: Platform, call: MemberCall, number: PhoneNumber): Promise<void> {
  const keys = { account: call.member.memberId, device: call.deviceId, address: call.address };
  const admission = await admitAttempt(app, 'askPhone', keys);
  if (await findMemberByPhone(app.db, number)) throw new AppError('phoneTaken');
  await takeBackAttempt(app, admission);
}
