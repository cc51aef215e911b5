import { findMember, statusRefusal } from '#modules/members';
import { tippedToday } from '#modules/risk';
import { publishedVersion } from '#modules/settings';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { Platform } from '#platform/platform.ts';
import { controlSwitches } from '../../switches/control-switches.ts';
import { selectRoom } from '../../rooms/rooms-store.ts';
import { isOfCircle } from '../circle/linked-givers.ts';
import { giftsKind } from '../catalogue/gift-settings.ts';
import { presentGifts } from '../catalogue/list-gifts.ts';
import { selectStreak } from '../gifts-store.ts';
import { ceilingsFor } from './ceilings-for.ts';
import type { Sending, SendingInput } from './sending.ts';
import { selectStage } from './stage-store.ts';

/**
 * Reads what a tap needs to be booked. Throws `giftsClosed`, `roomNotFound`, `anchorOffline`, `giftOwnRoom`, `giftOwnCircle`, `anchorGiftUnknown`,
 * `giftPriceChanged` with the present list, and what the account's status refuses. The rows judge the rest, and all of this again.
 */
export async function readSending(
  app: Platform,
  call: MemberCall,
  key: OperationKey,
  input: SendingInput,
): Promise<Sending> {
  const { memberId } = call.member;
  const catalogue = await publishedVersion(app, giftsKind);
  if (!catalogue.settings.open || !(await controlSwitches(app)).anchor) throw new AppError('giftsClosed');
  const roomNo = BigInt(input.chatRoomNo);
  if (!(await selectRoom(app.db, roomNo))) throw new AppError('roomNotFound');
  const stage = await selectStage(app.db, roomNo);
  if (!stage) throw new AppError('anchorOffline');
  if (stage.anchor_member === memberId) throw new AppError('giftOwnRoom');
  if (await isOfCircle(app, stage.anchor_member, memberId)) throw new AppError('giftOwnCircle');
  if (input.priceVersion !== catalogue.version)
    throw new AppError('giftPriceChanged', {}, presentGifts(catalogue));
  const offered = catalogue.settings.gifts.find(({ key: id, open }) => id === input.giftId && open);
  if (!offered) throw new AppError('anchorGiftUnknown');

  const member = await findMember(app.db, memberId);
  const refusal = statusRefusal(member?.status);
  if (refusal || !member) throw refusal ?? new AppError('tokenMissing');
  const [ceilings, streak, today] = await Promise.all([
    ceilingsFor(app, member, catalogue.settings.ceilings),
    selectStreak(app.db, { memberId, streakId: input.streakId, before: input.streakNo }),
    tippedToday(app.db, app, memberId),
  ]);
  return { call, key, input, offered, stage, ceilings, streak, today };
}
