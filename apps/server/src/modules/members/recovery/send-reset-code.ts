import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { issueCode, type CodeAddress } from '#modules/risk';
import { admitSending } from '../contacts/admit-sending.ts';
import { readTarget } from '../contacts/read-target.ts';
import { findMemberByName, type MemberRow } from '../members-store.ts';

/**
 * First step of a forgotten password. The code goes out only if the phone or mailbox is the one that is bound to this
 * account; the answer, the work and the counts are the same otherwise (security rule 7).
 */
export const sendResetCode: Operation<
  (typeof memberCodeEndpoints)['sendResetCode'],
  (typeof memberCodeSchemas)['sendResetCode']
> = async (app, call, { name, to, captcha }) => {
  const address = await readTarget(app, to, call.language);
  await admitSending(app, call, name, captcha);

  const member = await findMemberByName(app.db, name);
  const subject = member && member.status !== 'closed' && isBound(member, address) ? member.id : null;
  return issueCode(app, { ...address, purpose: 'reset', subject, call });
};

/** Whether this is the phone or mailbox of the account. */
export function isBound(member: MemberRow, { channel, target }: CodeAddress): boolean {
  if (channel === 'email') return member.email?.toLowerCase() === target;
  return Boolean(member.phone) && `+${member.area_code}${member.phone}` === target;
}
