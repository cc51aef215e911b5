import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, type Admission } from '#modules/risk';

/** Admits a try of a code, counted for the account, the device and the address before anything is compared. */
export function admitFactor(app: Platform, call: CallContext, memberId: string): Promise<Admission> {
  const keys = { account: memberId, device: call.deviceId, address: call.address };
  return admitAttempt(app, 'secondFactor', keys);
}
