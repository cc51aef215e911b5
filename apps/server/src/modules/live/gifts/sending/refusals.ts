import { CNY, coin, displayMoney, formatMoney, money } from '@fairway/money';
import { findMember, statusRefusal } from '#modules/members';
import { halvesReached, tipRefusal } from '#modules/risk';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { selectGivenInRoom, selectRoomLimit } from '../limits/room-limits-store.ts';
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

/** Names the limit whose half is reached. Where a proof came meanwhile, the tap may come again. */
export async function proofRefusalOf(app: Platform, { call, ceilings }: Sending): Promise<AppError> {
  const [tightest] = await halvesReached(app.db, app, call.member.memberId, ceilings);
  if (!tightest) return new AppError('overloaded');
  const limit = money(CNY, tightest.most);
  return new AppError(
    'giftProofNeeded',
    { limit: displayMoney(limit) },
    { period: tightest.period, limit: formatMoney(limit) },
  );
}

/** Names the giver's own ceiling in the room, and what it leaves today. Where it has changed meanwhile, the tap may come again. */
export async function roomRefusalOf(app: Platform, { call, input }: Sending): Promise<AppError> {
  const key = { memberId: call.member.memberId, roomNo: BigInt(input.chatRoomNo) };
  const row = await selectRoomLimit(app.db, key);
  if (!row) return new AppError('overloaded');
  const given = await selectGivenInRoom(app.db, key, siteDay(app.clock.now(), app.config.siteTimeZone));
  const left = row.coins > given ? row.coins - given : 0n;
  return new AppError('giftRoomLimitReached', { limit: String(row.coins), remaining: String(left) });
}
