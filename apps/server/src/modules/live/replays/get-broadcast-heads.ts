import type { replayEndpoints } from '@fairway/contract/live/replay-endpoints.ts';
import type { replaySchemas } from '@fairway/contract/live/replay-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectBroadcast, selectHeads } from '../broadcasts/broadcasts-store.ts';

/**
 * The heads of a broadcast's chain, for whom a clip was shown: they were kept as they were reported, and say nothing of the picture. Throws
 * `liveBroadcastNotFound`.
 */
export const getBroadcastHeads: Operation<
  (typeof replayEndpoints)['getBroadcastHeads'],
  (typeof replaySchemas)['getBroadcastHeads']
> = async (app, _call, { broadcastId }) => {
  if (!(await selectBroadcast(app.db, broadcastId))) throw new AppError('liveBroadcastNotFound');
  const heads = await selectHeads(app.db, broadcastId);
  return {
    broadcastId,
    heads: heads.map(({ segments, head, at }) => ({ segments, head, at: at.toISOString() })),
  };
};
