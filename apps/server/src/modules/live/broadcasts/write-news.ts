import type { Tx } from '#platform/db/database.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { selectRoom } from '../rooms/rooms-store.ts';
import { endScheduled, startScheduled } from '../schedule/schedule-store.ts';
import type { BroadcastRow } from '../tables.ts';
import { stepBroadcast, type BroadcastNews } from './broadcast-steps.ts';
import { updateBroadcast } from './broadcasts-store.ts';
import { endAtOriginJob } from './end-at-origin.job.ts';

/**
 * Writes what happened to a held broadcast: its row, its entry in the schedule, and for the first picture and the end an event. Where the
 * house ends it, the origin is ordered to. Answers the row as it is now.
 */
export async function writeNews(
  tx: Tx,
  app: Platform,
  row: BroadcastRow,
  { news, now, atOrigin = false }: { news: BroadcastNews; now: Date; atOrigin?: boolean },
): Promise<BroadcastRow> {
  const next = stepBroadcast(row, news, now);
  if (!next) return row;
  await updateBroadcast(tx, next);
  const facts = { broadcastId: row.id, chatRoomNo: String(row.room_no), anchorId: row.anchor_id };
  const at = now.toISOString();
  if (news.kind === 'started' && row.started_at === null) {
    const room = await selectRoom(tx, row.room_no);
    await startScheduled(tx, row.room_no, now);
    const title = { zh: room?.title_zh ?? '', en: room?.title_en ?? '' };
    await emit(tx, app, 'broadcast.started', { ...facts, title, at });
  }
  if (news.kind === 'end' || news.kind === 'takeDown') {
    await endScheduled(tx, row.room_no);
    const { reason } = news;
    await emit(tx, app, 'broadcast.ended', { ...facts, isTakenDown: news.kind === 'takeDown', reason, at });
    if (atOrigin) {
      const order = news.kind === 'end' ? 'ended' : 'takenDown';
      await addJob(tx, endAtOriginJob, { room: facts.chatRoomNo, broadcast: row.id, reason: order });
    }
  }
  return next;
}
