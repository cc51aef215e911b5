import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { forgetCalls } from './forget-calls.ts';
import { takeCaptcha } from '../captcha/take-captcha.ts';

/** Takes the answer to the check; right, it forgets the calls of this member and device that led to it. */
export const passRobotCheck: Operation<
  (typeof riskEndpoints)['passRobotCheck'],
  (typeof riskSchemas)['passRobotCheck']
> = async (app, call, { captcha }) => {
  await takeCaptcha(app, 'robot', call.address, captcha);
  await forgetCalls(app, call);
  return null;
};
