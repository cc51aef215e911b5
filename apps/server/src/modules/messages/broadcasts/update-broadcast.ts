import type { messagesOperatorEndpoints } from '@fairway/contract/messages/operator-endpoints.ts';
import type { messagesOperatorSchemas } from '@fairway/contract/messages/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { membersNamed } from './audience.ts';
import { isUnseen } from './broadcast-status.ts';
import { replaceAudience } from './broadcasts-store.ts';
import { changeBroadcast } from './change-broadcast.ts';
import { columnsOf } from './present-broadcast.ts';
import { setTimers } from './notify-broadcast.job.ts';

/** Changes what nobody has seen yet. Throws as `changeBroadcast`, and `audienceUnknown`. */
export const updateBroadcast: Operation<
  (typeof messagesOperatorEndpoints)['updateBroadcast'],
  (typeof messagesOperatorSchemas)['updateBroadcast']
> = (app, call, { id, version, ...fields }) =>
  changeBroadcast(app, call, id, {
    version,
    from: isUnseen,
    async act(tx) {
      await replaceAudience(tx, id, await membersNamed(tx, fields.audience));
      return columnsOf(fields);
    },
    // A draft has no moment yet, so it gets none; a scheduled one may end at another.
    notify: setTimers,
  });
