import type { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import type { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { reachOf } from './audience.ts';
import { countReaders, findBroadcast } from './broadcasts-store.ts';
import { presentBroadcast } from './present-broadcast.ts';

/** One broadcast with how far it reaches. Throws `broadcastNotFound`. */
export const getBroadcast: Operation<
  (typeof messagesOperatorEndpoints)['getBroadcast'],
  (typeof messagesOperatorSchemas)['getBroadcast']
> = async (app, _call, { id }) => {
  const row = await findBroadcast(app.db, id);
  if (!row) throw new AppError('broadcastNotFound');
  return {
    broadcast: presentBroadcast(row, app.clock.now()),
    reach: await reachOf(app.db, row),
    readBy: await countReaders(app.db, id),
  };
};
