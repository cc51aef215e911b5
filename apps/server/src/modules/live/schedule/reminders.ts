import type { liveScheduleEndpoints } from '@fairway/contract/live/schedule-endpoints.ts';
import type { liveScheduleSchemas } from '@fairway/contract/live/schedule-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { deleteReminder, insertReminder } from './reminders-store.ts';
import { selectEntry } from './schedule-store.ts';

type Endpoints = typeof liveScheduleEndpoints;
type Schemas = typeof liveScheduleSchemas;

/** Has the member reminded ten minutes before. Writes one row, or none when it is there. Throws `scheduleEntryNotFound` and `scheduleEntryStarted`. */
export const remindOfBroadcast: Operation<
  Endpoints['remindOfBroadcast'],
  Schemas['remindOfBroadcast']
> = async (app, { member: { memberId } }, { scheduleId }) => {
  const entry = await selectEntry(app.db, scheduleId);
  if (!entry) throw new AppError('scheduleEntryNotFound');
  if (entry.status !== 'planned' || entry.starts_at <= app.clock.now())
    throw new AppError('scheduleEntryStarted');
  await insertReminder(app.db, { memberId, scheduleId: entry.id });
  return { reminded: true };
};

/** Takes the reminder back. Throws `scheduleEntryNotFound`. */
export const forgetReminder: Operation<Endpoints['forgetReminder'], Schemas['forgetReminder']> = async (
  app,
  { member: { memberId } },
  { scheduleId },
) => {
  const entry = await selectEntry(app.db, scheduleId);
  if (!entry) throw new AppError('scheduleEntryNotFound');
  await deleteReminder(app.db, { memberId, scheduleId: entry.id });
  return { reminded: false };
};
