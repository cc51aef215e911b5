import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import { takeBackSeconds } from '@fairway/contract/live/gifts.ts';
import { accountsOf, readBalance } from '#modules/ledger';
import { refuseUnanswered, tippedToday } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectGiftOfStreak, selectStreak } from '../gifts-store.ts';
import { bookGift } from './book-gift.ts';
import { presentSent } from './present-sent.ts';
import { readSending } from './read-sending.ts';
import type { SendingInput, SentGift } from './sending.ts';

/**
 * Gives coins to the anchor who is live in a room. Booked once for an operation id, and once for a call of a streak: the same call under
 * another id answers the gift that there is. Refuses by what `readSending` and `bookGift` throw, and by a reality check that is due.
 */
export const sendGift: Operation<
  (typeof giftEndpoints)['sendGift'],
  (typeof giftSchemas)['sendGift']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = {
    owner: `member/${memberId}`,
    operation: call.operation,
    operationId: call.operationId,
    input,
  };
  try {
    const sending = await readSending(app, call, key, input);
    await refuseUnanswered(app.db, app, call);
    return await bookGift(app, sending);
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
    // The answer stored under the operation id comes first, then the gift of this call: perhaps it was booked, and only the answer was lost.
    return onceInTransaction(app, key, async (tx) => {
      const booked = await answerOfStreak(tx, app, memberId, input);
      if (booked) return booked;
      throw refusal;
    });
  }
};

/** The answer of a gift that this call of a streak was booked as; undefined where there is none, or another gift. */
async function answerOfStreak(
  tx: Tx,
  app: Platform,
  memberId: string,
  { chatRoomNo, giftId, count, streakId, streakNo }: SendingInput,
): Promise<SentGift | undefined> {
  const row = await selectGiftOfStreak(tx, { memberId, streakId, streakNo });
  if (!row || String(row.room_no) !== chatRoomNo || row.gift !== giftId || row.count !== count)
    return undefined;
  return presentSent(row, {
    balance: await readBalance(tx, accountsOf(memberId).coins()),
    streak: await selectStreak(tx, { memberId, streakId, before: streakNo }),
    todayFen: await tippedToday(tx, app, memberId),
    takeBackUntil: addSeconds(row.sent_at, takeBackSeconds),
  });
}
