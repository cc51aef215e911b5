import { formatPrice, parlayPrice, parsePrice } from '@fairway/betting';
import type { chatPushEndpoints } from '@fairway/contract/chat/push-endpoints.ts';
import type { chatPushSchemas } from '@fairway/contract/chat/push-schemas.ts';
import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { shardOf } from '#modules/ledger';
import { readBetAnswer } from '#modules/sportsbook';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { sayInRoom } from '../lane/say-in-room.ts';
import { judgeWriter } from '../messages/judge-writer.ts';
import { senderOf } from '../messages/sender-of.ts';
import { openUserNo } from '../rooms/chat-room-store.ts';
import { findReadableChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { legText } from './leg-text.ts';
import {
  holdUser,
  insertPushedOrder,
  secondsToPush,
  selectPushedBet,
  type PushedOrderLeg,
} from './pushed-orders-store.ts';

/** Three in ten minutes (live.md, order push). */
const pace = { most: 3, seconds: 600 };
/** 9,999,999.999 in thousandths. */
const greatestOdds = 9_999_999_999n;

/**
 * Shows an own accepted unsettled bet of the room's match, built from the booking and without its stake. Throws `tokenMissing`,
 * `roomNotFound`, what refuses the writer, `chatOrderRefused` and `chatPushedTooOften` with the seconds.
 */
export const pushChatOrder: Operation<
  (typeof chatPushEndpoints)['pushChatOrder'],
  (typeof chatPushSchemas)['pushChatOrder']
> = async (app, call, { form, chatRoomNo, betId }) => {
  const memberId = memberOf(call, form);
  const found = await findReadableChat(app, chatRoomNo);
  const { room } = found;
  await judgeWriter(app, found, memberId, call.language);
  const bet = await readOwnBet(app, memberId, betId);
  if (bet?.status !== 'accepted' || !bet.legs.some(({ fixtureId }) => fixtureId === room.match_id))
    throw new AppError('chatOrderRefused');

  const legs = bet.legs.map((leg) => presentLeg(leg));
  const odds = combinedOdds(bet);
  const from = await senderOf(app, room, memberId);
  await openUserNo(app.db, memberId);
  const orderNo = app.ids.uuid();
  await inTransaction(app.db, async (tx) => {
    await holdUser(tx, memberId);
    if (await selectPushedBet(tx, room.no, betId)) throw new AppError('chatOrderRefused');
    const seconds = await secondsToPush(tx, memberId, pace);
    if (seconds > 0) throw new AppError('chatPushedTooOften', { seconds });
    const row = { order_no: orderNo, room_no: room.no, member_id: memberId, bet_id: betId, legs, odds };
    await insertPushedOrder(tx, row);
  });

  const shown = legs.map(({ fixtureId, marketId, selectionId, text, odds: price }) => ({
    fixtureId,
    marketId,
    selectionId,
    text,
    odds: price,
  }));
  const order = { orderNo, legs: shown, odds, followers: 0 };
  const { n } = await sayInRoom(app, room.no, { kind: 'order', from, order }, memberId);
  return { orderNo, n: Number(n) };
};

/** Three decimals, rounded down; beyond what odds are written with, the greatest that are. */
function combinedOdds({ legs }: Bet): string {
  const thousandths = parlayPrice(legs.map((leg) => parsePrice(leg.odds))).roundTo(3, 'down');
  return formatPrice(thousandths > greatestOdds ? greatestOdds : thousandths);
}

async function readOwnBet(app: Platform, memberId: string, betId: string): Promise<Bet | undefined> {
  try {
    return await readBetAnswer(app.db, shardOf(memberId), memberId, betId);
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.error === 'betNotFound') return undefined;
    throw refusal;
  }
}

function presentLeg(leg: Bet['legs'][number]): PushedOrderLeg {
  const { fixtureId, selectionId, odds, home, away, startsAt } = leg;
  const [marketId = ''] = selectionId.split('/');
  return { fixtureId, marketId, selectionId, text: legText(leg), odds, home, away, startsAt };
}
