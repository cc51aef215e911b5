import type { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import type { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { isUnseen } from './broadcast-status.ts';
import { changeBroadcast } from './change-broadcast.ts';
import { setTimers } from './notify-broadcast.job.ts';

/**
 * Shows a broadcast from now or from a later moment on; a scheduled one can be moved. Nothing is written a member: lists and
 * counts find it by its audience. Throws as `changeBroadcast`, and `inputInvalid` for one that would end before it begins.
 */
export const publishBroadcast: Operation<
  (typeof messagesOperatorEndpoints)['publishBroadcast'],
  (typeof messagesOperatorSchemas)['publishBroadcast']
> = (app, call, { id, version, at }) =>
  changeBroadcast(app, call, id, {
    version,
    from: isUnseen,
    async act(_tx, row, now) {
      // A moment that has gone by means now: nothing appears in the past of an inbox.
      const publishAt = at === null || new Date(at) < now ? now : new Date(at);
      if (row.until !== null && row.until <= publishAt)
        throw new AppError('inputInvalid', {}, { fields: [{ field: 'until', rule: 'too_small' }] });
      return { status: 'published', publish_at: publishAt };
    },
    notify: setTimers,
  });
