import type { memberIdentityEndpoints } from '@fairway/contract/members/verification/identity-endpoints.ts';
import type { memberIdentitySchemas } from '@fairway/contract/members/verification/identity-schemas.ts';
import type { OwnerProof } from '@fairway/contract/members/verification/owner-proof-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { issueCode, takeCode } from '#modules/risk';
import { admitSending } from '../contacts/admit-sending.ts';
import { readTarget } from '../contacts/read-target.ts';
import { findMember } from '../members-store.ts';
import { hasPendingChange, selectChangesOf } from './changes-store.ts';
import { proveOwner } from '../step-up/prove-owner.ts';
import { presentChange } from './present-change.ts';
import { readRealName } from './real-name.ts';
import { writeChange } from './write-change.ts';

/**
 * Sends a code to the phone that is to replace the bound one, once the owner is proven. Throws `phoneMissing` where none is bound, and what
 * proveOwner throws.
 */
export const sendPhoneChangeCode: Operation<
  (typeof memberIdentityEndpoints)['sendPhoneChangeCode'],
  (typeof memberIdentitySchemas)['sendPhoneChangeCode']
> = async (app, call, { areaCode, phone, captcha, proof }) => {
  const { memberId } = call.member;
  const address = await readTarget(app, { channel: 'sms', areaCode, phone }, call.language);
  const member = await findMember(app.db, memberId);
  if (!member?.phone) throw new AppError('phoneMissing');
  if (await hasPendingChange(app.db, memberId, 'phone')) throw new AppError('changeUnderReview');
  await admitSending(app, call, address.target, captcha);
  await proveOwner(app, call, proof);

  return issueCode(app, { ...address, purpose: 'changePhone', subject: memberId, call });
};

/**
 * Asks for another real name or phone. Writes a request that waits for an operator; the account stays as it is. Throws
 * `realNameOrPhoneMissing` or `phoneMissing` where there is nothing to change yet, `changeUnderReview` while a request
 * waits, and for a phone the refusals of its code.
 */
export const requestMemberChange: Operation<
  (typeof memberIdentityEndpoints)['requestMemberChange'],
  (typeof memberIdentitySchemas)['requestMemberChange']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { field } = input;
  if (await hasPendingChange(app.db, memberId, field)) throw new AppError('changeUnderReview');
  const after =
    input.field === 'realName'
      ? await readProvenName(app, call, input)
      : (await takeCode(app, call, 'changePhone', input, ({ subject }) => subject === memberId)).target;

  return inTransaction(app.db, async (tx) =>
    presentChange(await writeChange(tx, app, { memberId, field, after })),
  );
};

/** The new name, once its member is proven to ask: payouts go to accounts of this name. */
async function readProvenName(
  app: Platform,
  call: MemberCall,
  { realName, proof }: { realName: string; proof?: OwnerProof | undefined },
): Promise<string> {
  const name = readRealName(realName);
  const member = await findMember(app.db, call.member.memberId);
  if (!member?.real_name) throw new AppError('realNameOrPhoneMissing');
  await proveOwner(app, call, proof);
  return name;
}

/** What this member has asked for, newest first. */
export const listMemberChanges: Operation<
  (typeof memberIdentityEndpoints)['listMemberChanges'],
  (typeof memberIdentitySchemas)['listMemberChanges']
> = async (app, call) => ({
  changes: (await selectChangesOf(app.db, call.member.memberId)).map(presentChange),
});
