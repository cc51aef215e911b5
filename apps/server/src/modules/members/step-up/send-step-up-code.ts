import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { issueCode } from '#modules/risk';
import { admitSending } from '../contacts/admit-sending.ts';
import { boundAddress } from './bound-address.ts';

/** Sends a code to what is bound, as a proof of the owner. Throws `phoneMissing` and the refusals of sending codes. */
export const sendStepUpCode: Operation<
  (typeof memberCodeEndpoints)['sendStepUpCode'],
  (typeof memberCodeSchemas)['sendStepUpCode']
> = async (app, call, { captcha }) => {
  const { memberId } = call.member;
  const { address, masked } = await boundAddress(app.db, memberId);
  await admitSending(app, call, address.target, captcha);

  const sent = await issueCode(app, { ...address, purpose: 'stepUp', subject: memberId, call });
  return { ...sent, sentTo: masked };
};
