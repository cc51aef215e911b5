import { typesOfCaptchaKind } from '@fairway/contract/risk/captcha-kinds.ts';
import { AppError } from '#platform/errors.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, takeBackAttempt } from '../attempts/admit-attempt.ts';
import { verificationOf } from '../captcha/verification-of.ts';
import { robotKeys } from './robot-keys.ts';

/**
 * Counts a call that programs make in masses. Throws `robotCheckNeeded` with the kinds of check for the page's address
 * once a member or device has made more than a person would; the refused call counts nothing.
 */
export async function demandRobotCheck(
  app: Platform,
  call: Pick<VisitorCall, 'member' | 'deviceId'>,
): Promise<void> {
  const admission = await admitAttempt(app, 'robot', robotKeys(call));
  if (!admission.challenged) return;
  await takeBackAttempt(app, admission);
  const { kind } = await verificationOf(app);
  throw new AppError('robotCheckNeeded', {}, { ...typesOfCaptchaKind[kind] });
}
