import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { isOver } from '../broadcasts/broadcast-steps.ts';
import { lockBroadcast } from '../broadcasts/broadcasts-store.ts';
import { writeNews } from '../broadcasts/write-news.ts';
import { endCover } from '../covers/covers-store.ts';
import { deleteReplay } from '../replays/replays-store.ts';
import { takeDownReplay } from '../replays/take-down-replay.ts';
import { selectOnWall } from './desk-store.ts';
import { presentOnWall } from './present-wall.ts';

/**
 * Takes a broadcast off the air, or the replay of one that is over; the origin ends its plays and deletes what it kept. Writes the row, an audit
 * row, the order, and of a broadcast on the air the event. Throws `liveBroadcastNotFound`, and `broadcastOver` where nothing is left to take down.
 */
export const takeDownBroadcast: Operation<
  (typeof liveOperatorEndpoints)['takeDownBroadcast'],
  (typeof liveOperatorSchemas)['takeDownBroadcast']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockBroadcast(tx, input.broadcastId);
    if (!row) throw new AppError('liveBroadcastNotFound');
    const isReplay = row.status === 'ended' && (await deleteReplay(tx, row.id));
    if (isOver(row) && !isReplay) throw new AppError('broadcastOver');

    if (isReplay) await takeDownReplay(tx, row, input.reason);
    else {
      const news = { kind: 'takeDown', reason: input.reason } as const;
      await writeNews(tx, app, row, { news, now: await databaseNow(tx), atOrigin: true });
    }
    // Who takes it down has looked.
    await endCover(tx, row.id, {
      by: operator.operatorId,
      reason: input.reason,
      at: app.clock.now(),
    });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'liveBroadcast', id: row.id },
      before: { status: row.status },
      after: { status: 'takenDown' },
      reason: input.reason,
    });

    const written = await selectOnWall(tx, row.id);
    if (!written) throw new Error(`Broadcast ${row.id} is gone in the transaction that changed it`);
    return { broadcast: presentOnWall(app, call, written) };
  });
};
