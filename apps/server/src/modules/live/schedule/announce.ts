import type { liveScheduleEndpoints } from '@fairway/contract/live/schedule-endpoints.ts';
import type { liveScheduleSchemas } from '@fairway/contract/live/schedule-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockAnchor, selectAnchor } from '../anchors/anchors-store.ts';
import type { ScheduleRow } from '../tables.ts';
import { presentOne } from './present-schedule.ts';
import { insertEntry } from './schedule-store.ts';

const leastMinutes = 10;
const mostDays = 30;

/** Announces an own broadcast. Writes the entry. Throws `anchorNotApproved`, `scheduleTimeWrong` and `scheduleTimeTaken`. */
export const announceBroadcast: Operation<
  (typeof liveScheduleEndpoints)['announceBroadcast'],
  (typeof liveScheduleSchemas)['announceBroadcast']
> = async (app, call, { title, startsAt }) => {
  const row = await inTransaction(app.db, async (tx) => {
    const held = await lockAnchor(tx, { memberId: call.member.memberId });
    const anchor = held?.status === 'approved' ? await selectAnchor(tx, held.id) : undefined;
    if (!anchor?.room_no) throw new AppError('anchorNotApproved');
    return announce(tx, { roomNo: anchor.room_no, anchorId: anchor.id, title, startsAt: new Date(startsAt) });
  });
  return { entry: await presentOne(app, call, row) };
};

/** Writes an entry from ten minutes to 30 days ahead, to the minute. Throws `scheduleTimeWrong` and `scheduleTimeTaken`. */
export async function announce(
  tx: Tx,
  entry: { roomNo: bigint; anchorId: string; title: { zh: string; en: string }; startsAt: Date },
): Promise<ScheduleRow> {
  const at = await databaseNow(tx);
  const startsAt = new Date(Math.floor(entry.startsAt.getTime() / 60_000) * 60_000);
  if (startsAt < addSeconds(at, leastMinutes * 60) || startsAt > addSeconds(at, mostDays * 86_400))
    throw new AppError('scheduleTimeWrong', { minutes: leastMinutes, days: mostDays });
  try {
    return await insertEntry(tx, { ...entry, startsAt, at });
  } catch (fault) {
    if (refusedBy(fault) === 'live_schedule_room_no_starts_at_key') throw new AppError('scheduleTimeTaken');
    throw fault;
  }
}
