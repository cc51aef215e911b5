import { coin } from '@fairway/money';
import { findMember, statusRefusal } from '#modules/members';
import { tipRefusal } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Sending } from './sending.ts';

/** Names the account's status that the rows refused. Where it has changed meanwhile, the tap may come again. */
export async function rightsRefusal(app: Platform, { call }: Sending): Promise<AppError> {
  const member = await findMember(app.db, call.member.memberId);
  return statusRefusal(member?.status) ?? new AppError('overloaded');
}

/** Names the break, the own limit or the ceiling of the site that the rows refused. */
export async function tipRefusalOf(
  app: Platform,
  { call, input, offered, ceilings }: Sending,
): Promise<AppError> {
  const refusal = await tipRefusal(app.db, app, {
    memberId: call.member.memberId,
    coins: coin(BigInt(offered.coins) * BigInt(input.count)),
    ceilings,
    language: call.language,
  });
  return refusal ?? new AppError('overloaded');
}
