import type { replayEndpoints } from '@fairway/contract/live/replay-endpoints.ts';
import type { replaySchemas } from '@fairway/contract/live/replay-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockAnchor } from '../anchors/anchors-store.ts';
import { updateKeepsReplays } from './replays-store.ts';

/** Sets the own switch for replays; the same again changes nothing. Writes the anchor's row. Throws `anchorNotApproved`. */
export const keepOwnReplays: Operation<
  (typeof replayEndpoints)['keepOwnReplays'],
  (typeof replaySchemas)['keepOwnReplays']
> = async (app, { member: { memberId } }, { keeps }) =>
  inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    if (anchor?.status !== 'approved') throw new AppError('anchorNotApproved');

    await updateKeepsReplays(tx, anchor.id, keeps);

    return { keeps };
  });
