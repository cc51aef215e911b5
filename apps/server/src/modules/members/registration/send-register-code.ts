import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { issueCode } from '#modules/risk';
import { admitSending } from '../contacts/admit-sending.ts';
import { readTarget } from '../contacts/read-target.ts';

/**
 * Sends a code to the phone of a registering visitor. It goes out whether the number is bound or not: only who holds
 * the phone learns of it, at the registration. Throws the rules of phones and the limits of sending.
 */
export const sendRegisterCode: Operation<
  (typeof memberCodeEndpoints)['sendRegisterCode'],
  (typeof memberCodeSchemas)['sendRegisterCode']
> = async (app, call, { areaCode, phone, captcha }) => {
  const address = await readTarget(app, { channel: 'sms', areaCode, phone }, call.language);
  await admitSending(app, call, address.target, captcha);

  // Nobody is a member yet: the code serves an id of its own.
  const subject = app.ids.uuid();
  return issueCode(app, { ...address, purpose: 'register', subject, call });
};
