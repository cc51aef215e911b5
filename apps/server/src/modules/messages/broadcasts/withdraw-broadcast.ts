import type { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import type { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { isWithdrawable } from './broadcast-status.ts';
import { changeBroadcast } from './change-broadcast.ts';
import { removeTimers } from './notify-broadcast.job.ts';

/** Takes a broadcast back, or gives a draft up: it leaves every list and count. Throws as `changeBroadcast`. */
export const withdrawBroadcast: Operation<
  (typeof messagesOperatorEndpoints)['withdrawBroadcast'],
  (typeof messagesOperatorSchemas)['withdrawBroadcast']
> = (app, call, { id, version, reason }) =>
  changeBroadcast(app, call, id, {
    version,
    from: isWithdrawable,
    reason,
    act: () => Promise.resolve({ status: 'withdrawn' }),
    async notify(tx, _row, before) {
      await removeTimers(tx, id);
      if (before === 'published') await push(tx, app, 'site', {}, { changed: 'messages' });
    },
  });
