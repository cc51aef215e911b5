import type { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import type { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { forgetCalls } from './forget-calls.ts';
import { unsealCaptcha } from '../captcha/captcha-secret.ts';
import { takeRight } from '../captcha/take-captcha.ts';

/**
 * Takes the answer to the check; right, it forgets the calls of this member and device that led to it. One whose look the asker has chosen
 * forgets nothing: it is a page to look at, of which no check was demanded.
 */
export const passRobotCheck: Operation<
  (typeof riskEndpoints)['passRobotCheck'],
  (typeof riskSchemas)['passRobotCheck']
> = async (app, call, { captcha }) => {
  const { sealed } = await takeRight(app, call.address, captcha, 'robot');
  if (!unsealCaptcha(app, sealed).chosen) await forgetCalls(app, call);
  return null;
};
