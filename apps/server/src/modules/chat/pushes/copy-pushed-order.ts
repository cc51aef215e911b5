import type { chatPushEndpoints } from '@fairway/contract/chat/push-endpoints.ts';
import type { chatPushSchemas } from '@fairway/contract/chat/push-schemas.ts';
import { countFollowers, legsNow, type LegNow } from '#modules/sportsbook';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findChat } from '../rooms/find-chat.ts';
import { memberOf } from '../rooms/member-of.ts';
import { insertCopy, selectCopies, selectPushedOrder } from './pushed-orders-store.ts';

/**
 * A pushed bet for the slip, each leg as it can be taken now; the followers are the members whose accepted bets came after a copy.
 * Nobody is paid for them. Throws `tokenMissing`, `roomNotFound`, `chatOrderRefused` for an order that is not of this room.
 */
export const copyPushedOrder: Operation<
  (typeof chatPushEndpoints)['copyPushedOrder'],
  (typeof chatPushSchemas)['copyPushedOrder']
> = async (app, call, { form, chatRoomNo, orderNo }) => {
  const memberId = memberOf(call, form);
  const { room } = await findChat(app, chatRoomNo);
  const order = await selectPushedOrder(app.db, room.no, orderNo);
  if (!order) throw new AppError('chatOrderRefused');

  if (order.member_id !== memberId) await insertCopy(app.db, orderNo, memberId);
  const [now, copies] = await Promise.all([legsNow(app, order.legs), selectCopies(app.db, orderNo)]);
  const legs = order.legs.flatMap(({ odds: pushedOdds, ...leg }, place) => {
    const present = now[place];
    if (!present) return [];
    const { market, line, selection } = present.selection;
    const { odds, marketVersion } = present;
    return [
      {
        ...leg,
        market,
        line,
        selection,
        pushedOdds,
        odds,
        marketVersion,
        state: stateOf(present, pushedOdds),
      },
    ];
  });
  return { orderNo, legs, followers: await countFollowers(app.db, copies, order.legs) };
};

function stateOf({ status, odds }: LegNow, pushed: string): 'same' | 'moved' | 'suspended' | 'closed' {
  if (status !== 'open') return status;
  return odds === pushed ? 'same' : 'moved';
}
