import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { lockRoom, updateRule } from './desk-store.ts';
import { closePictureJob } from '../video/close-picture.job.ts';
import { setDelayJob } from './set-delay.job.ts';

/**
 * Who may watch a room and by how much it is shown later; a picture that is switched off ends for those who watch it. Writes the room, an audit row
 * and the orders to the origin. Throws `roomNotFound`.
 */
export const setLiveRoomRule: Operation<
  (typeof liveOperatorEndpoints)['setLiveRoomRule'],
  (typeof liveOperatorSchemas)['setLiveRoomRule']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { chatRoomNo, watchRule, delaySeconds, reason } = input;
    const room = await lockRoom(tx, BigInt(chatRoomNo));
    if (!room) throw new AppError('roomNotFound');

    await updateRule(tx, { no: room.no, watchRule, delaySeconds });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'liveRoom', id: chatRoomNo },
      before: { watchRule: room.watch_rule, delaySeconds: room.delay_seconds },
      after: { watchRule, delaySeconds },
      reason,
    });
    if (delaySeconds !== room.delay_seconds)
      await addJob(tx, setDelayJob, { room: chatRoomNo }, { key: `live:delay:${chatRoomNo}` });
    if ((watchRule === 'off') !== (room.watch_rule === 'off'))
      await addJob(tx, closePictureJob, { room: chatRoomNo }, { key: `live:close-picture:${chatRoomNo}` });

    return { watchRule, delaySeconds };
  });
};
