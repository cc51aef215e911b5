import type { liveScheduleEndpoints } from '@fairway/contract/live/schedule-endpoints.ts';
import type { liveScheduleSchemas } from '@fairway/contract/live/schedule-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockAnchor } from '../anchors/anchors-store.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ScheduleRow } from '../tables.ts';
import { presentOne } from './present-schedule.ts';
import { cancelSchedule, lockEntry } from './schedule-store.ts';

/** Takes an own announcement back. Throws `scheduleEntryNotFound`, also for another anchor's, and `scheduleEntryStarted`. */
export const cancelAnnouncement: Operation<
  (typeof liveScheduleEndpoints)['cancelAnnouncement'],
  (typeof liveScheduleSchemas)['cancelAnnouncement']
> = async (app, call, { scheduleId }) => {
  const { memberId } = call.member;
  const row = await inTransaction(app.db, async (tx) => {
    const anchor = await lockAnchor(tx, { memberId });
    const entry = anchor && (await lockEntry(tx, scheduleId));
    if (!anchor || entry?.anchor_id !== anchor.id) throw new AppError('scheduleEntryNotFound');
    return cancelEntry(tx, entry, `member/${memberId}`);
  });
  return { entry: await presentOne(app, call, row) };
};

/** Cancels a held entry that has not begun. Throws `scheduleEntryStarted` for one that has, is over or was cancelled. */
export async function cancelEntry(tx: Tx, entry: ScheduleRow, by: string): Promise<ScheduleRow> {
  if (entry.status !== 'planned') throw new AppError('scheduleEntryStarted');
  await cancelSchedule(tx, { id: entry.id, by });
  return { ...entry, status: 'cancelled' };
}
