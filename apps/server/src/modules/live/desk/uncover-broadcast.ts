import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { endCover } from '../covers/covers-store.ts';
import { closePictureJob } from '../video/close-picture.job.ts';
import { selectOnWall } from './desk-store.ts';
import { presentOnWall } from './present-wall.ts';

/** Shows a covered picture again; five further reports would cover it once more. Writes the decision and an audit row. Throws `liveBroadcastNotFound` and `pictureNotCovered`. */
export const uncoverBroadcast: Operation<
  (typeof liveOperatorEndpoints)['uncoverBroadcast'],
  (typeof liveOperatorSchemas)['uncoverBroadcast']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { broadcastId, reason } = input;
    const decision = { by: operator.operatorId, reason, at: app.clock.now() };
    if (!(await endCover(tx, broadcastId, decision))) throw new AppError('pictureNotCovered');
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'liveBroadcast', id: broadcastId },
      before: { covered: true },
      after: { covered: false },
      reason,
    });

    const written = await selectOnWall(tx, broadcastId);
    if (!written) throw new AppError('liveBroadcastNotFound');
    const room = String(written.room_no);
    await addJob(tx, closePictureJob, { room }, { key: `live:close-picture:${room}` });
    return { broadcast: presentOnWall(app, call, written) };
  });
};
