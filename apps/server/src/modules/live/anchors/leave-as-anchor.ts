import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockOpenBroadcastOf } from '../broadcasts/broadcasts-store.ts';
import { cancelSchedule } from '../schedule/schedule-store.ts';
import { lockAnchor, updateAnchor } from './anchors-store.ts';
import { readOwnAnchor } from './get-own-anchor.ts';

/** Ends the own work as an anchor and cancels what was announced. Throws `anchorNotApproved` and `broadcastOpen`. */
export const leaveAsAnchor: Operation<
  (typeof anchorEndpoints)['leaveAsAnchor'],
  (typeof anchorSchemas)['leaveAsAnchor']
> = async (app, { member: { memberId } }) =>
  inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    if (anchor?.status !== 'approved') throw new AppError('anchorNotApproved');
    if (await lockOpenBroadcastOf(tx, { anchorId: anchor.id })) throw new AppError('broadcastOpen');

    const by = `member/${memberId}`;
    await updateAnchor(tx, anchor.id, { status: 'left', by, reason: '', at: await databaseNow(tx) });
    await cancelSchedule(tx, { anchorId: anchor.id, by });

    const left = await readOwnAnchor(tx, memberId);
    if (!left) throw new Error('An anchor is gone in the transaction that changed it');
    return { anchor: left };
  });
