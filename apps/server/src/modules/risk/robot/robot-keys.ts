import type { VisitorCall } from '#platform/http/call.ts';
import type { AttemptKeys } from '../attempts/admit-attempt.ts';

/** Whom a call counts for: the member who is signed in, and the device. */
export function robotKeys({ member, deviceId }: Pick<VisitorCall, 'member' | 'deviceId'>): AttemptKeys {
  return { ...(member ? { account: member.memberId } : {}), device: deviceId };
}
