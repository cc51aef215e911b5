import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, forgiveAttempt } from '../attempts/admit-attempt.ts';
import { robotKeys } from './robot-keys.ts';

/** Resets the count of a member and of a device. */
export async function forgetCalls(
  app: Platform,
  call: Pick<VisitorCall, 'member' | 'deviceId'>,
): Promise<void> {
  await forgiveAttempt(app, await admitAttempt(app, 'robot', robotKeys(call)));
}
