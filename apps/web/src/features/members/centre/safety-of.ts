import type { MemberProfile } from '@fairway/contract/members/schemas.ts';

/** What guards an account, in the order in which it is worth doing. */
export function safetyOf(
  { phone, email, realName }: Pick<MemberProfile, 'phone' | 'email' | 'realName'>,
  hasSecondFactor: boolean,
) {
  return [
    { point: 'phone', isDone: phone !== '' },
    { point: 'secondFactor', isDone: hasSecondFactor },
    { point: 'email', isDone: email !== '' },
    { point: 'realName', isDone: realName !== '' },
  ] as const;
}
