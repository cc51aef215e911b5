import type { MemberIdentity } from '#platform/http/call.ts';
import { AppError } from '#platform/errors.ts';

/** The member behind a call for members. Throws `tokenMissing` for a visitor and on the anonymous form, whatever token comes along. */
export function memberOf(call: { member: MemberIdentity | undefined }, form: string): string {
  if (!call.member || form === 'anonymous') throw new AppError('tokenMissing');
  return call.member.memberId;
}
