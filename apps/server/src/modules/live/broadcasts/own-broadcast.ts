import { interruptedSeconds } from '@fairway/contract/live/states.ts';
import type { studioEndpoints } from '@fairway/contract/live/studio-endpoints.ts';
import type { OwnBroadcast, studioSchemas } from '@fairway/contract/live/studio-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockAnchor, selectAnchorOfMember } from '../anchors/anchors-store.ts';
import type { BroadcastRow } from '../tables.ts';
import { lockOpenBroadcastOf, selectLatestOf } from './broadcasts-store.ts';
import { writeNews } from './write-news.ts';

type Endpoints = typeof studioEndpoints;
type Schemas = typeof studioSchemas;

/** The own broadcast that is open or was the last. */
export const getOwnBroadcast: Operation<Endpoints['getOwnBroadcast'], Schemas['getOwnBroadcast']> = async (
  app,
  { member },
) => {
  const anchor = await selectAnchorOfMember(app.db, member.memberId);
  const row = anchor && (await selectLatestOf(app.db, anchor.id));
  return { broadcast: row ? presentOwnBroadcast(row) : null };
};

/** Ends the own broadcast; one that is over stays as it is. Throws `liveBroadcastNotFound` for a member without any. */
export const endOwnBroadcast: Operation<Endpoints['endOwnBroadcast'], Schemas['endOwnBroadcast']> = async (
  app,
  { member: { memberId } },
) =>
  inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    if (!anchor) throw new AppError('liveBroadcastNotFound');
    const open = await lockOpenBroadcastOf(tx, { anchorId: anchor.id });
    const last = open ?? (await selectLatestOf(tx, anchor.id));
    if (!last) throw new AppError('liveBroadcastNotFound');

    const now = await databaseNow(tx);
    const row = await writeNews(tx, app, last, { news: { kind: 'end', reason: '' }, now, atOrigin: true });
    return { broadcast: presentOwnBroadcast(row) };
  });

function presentOwnBroadcast(row: BroadcastRow): OwnBroadcast {
  const { interrupted_at: interruptedAt } = row;
  return {
    broadcastId: row.id,
    chatRoomNo: String(row.room_no),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endsAt: interruptedAt && addSeconds(interruptedAt, interruptedSeconds).toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
    viewers: row.viewers,
    frozen: row.frozen,
    silent: row.silent,
  };
}
