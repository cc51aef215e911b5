import type { MediaStatus } from '@fairway/contract/media/order-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { askMediaStatus, hasMedia, MediaFault } from '../media/media-line.ts';
import { isOver } from './broadcast-steps.ts';
import { lockBroadcast, selectBroadcast, selectOpenBroadcasts, updateBroadcast } from './broadcasts-store.ts';
import { endAtOriginJob } from './end-at-origin.job.ts';
import { lateNews, seenNews, type SeenRoom } from './judge-seen.ts';
import { writeNews } from './write-news.ts';

/** Asks what is on the air: the answer decides over hooks that were lost. */
export const compareBroadcastsJob = definePeriodicJob({
  name: 'live.compare-broadcasts',
  every: { seconds: 5 },
  run: (app) => compareBroadcasts(app),
});

/**
 * Holds the open broadcasts against the origin's own list. What it has on the air is live; what it has not breaks off and ends after 60 s;
 * what is over here and on the air there is ended there. An origin that does not answer for 15 s has nothing on the air.
 */
export async function compareBroadcasts(app: Platform): Promise<void> {
  if (!hasMedia(app)) return;
  const status = await statusOf(app);
  const seen = new Map(status?.rooms.map((room) => [room.broadcast, room]));
  const open = await selectOpenBroadcasts(app.db);
  for (const { id } of open) await compare(app, id, status && { room: seen.get(id) });
  const known = new Set(open.map(({ id }) => id));
  for (const room of status?.rooms ?? []) if (!known.has(room.broadcast)) await endStray(app, room);
}

async function statusOf(app: Platform): Promise<MediaStatus | undefined> {
  const answers = app.metrics.gauge('media_answers', 'Whether the video origin answered the last question');
  try {
    const status = await askMediaStatus(app);
    answers.set(1);
    return status;
  } catch (fault) {
    if (!(fault instanceof MediaFault)) throw fault;
    answers.set(0);
    app.logger.warn(faultFields(fault), 'what is on the air is not known');
    return undefined;
  }
}

/** `answer` is undefined while the origin does not answer, its `room` where it has this broadcast not on the air. */
async function compare(
  app: Platform,
  id: string,
  answer: { room: SeenRoom | undefined } | undefined,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await lockBroadcast(tx, id);
    if (!row || isOver(row)) return;
    const now = await databaseNow(tx);
    const news = answer?.room
      ? seenNews(row, answer.room)
      : lateNews(row, now, { isAnswered: Boolean(answer) });
    const next = news ? await writeNews(tx, app, row, { news, now }) : row;
    if (!answer?.room || isOver(next)) return;
    const { viewers, frozen, silent } = answer.room;
    await updateBroadcast(tx, { ...next, viewers, frozen, silent, seen_at: now });
  });
}

/** A broadcast that is over here, or was never ours, is not shown on. */
async function endStray(app: Platform, { room, broadcast }: SeenRoom): Promise<void> {
  const row = await selectBroadcast(app.db, broadcast);
  const reason = row?.status === 'takenDown' ? 'takenDown' : 'ended';
  await inTransaction(app.db, (tx) =>
    addJob(tx, endAtOriginJob, { room, broadcast, reason }, { key: `live:end:${broadcast}` }),
  );
}
