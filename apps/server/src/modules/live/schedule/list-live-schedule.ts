import type { liveScheduleEndpoints } from '@fairway/contract/live/schedule-endpoints.ts';
import type { liveScheduleSchemas } from '@fairway/contract/live/schedule-schemas.ts';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentRooms } from '../rooms/present-room.ts';
import { findLiveRoom } from '../video/find-live-room.ts';
import { presentSchedule } from './present-schedule.ts';
import { selectEntry, selectSchedule } from './schedule-store.ts';

type Endpoints = typeof liveScheduleEndpoints;
type Schemas = typeof liveScheduleSchemas;

/** Matches and announced broadcasts of a day of the site's zone, today without one. */
export const listLiveSchedule: Operation<Endpoints['listLiveSchedule'], Schemas['listLiveSchedule']> = async (
  app,
  call,
  { day: asked, kind },
) => {
  const zone = app.config.siteTimeZone;
  const day = asked ?? siteDay(app.clock.now(), zone);
  const rows = await selectSchedule(app.db, { when: { day, zone }, kind });
  return { day, entries: await presentSchedule(app, call, rows) };
};

/** One entry with its room. Throws `scheduleEntryNotFound`. */
export const getLiveScheduleEntry: Operation<
  Endpoints['getLiveScheduleEntry'],
  Schemas['getLiveScheduleEntry']
> = async (app, call, { scheduleId }) => {
  const row = await selectEntry(app.db, scheduleId);
  if (!row) throw new AppError('scheduleEntryNotFound');
  const listed = await findLiveRoom(app, call, String(row.room_no));
  const [[entry], [room]] = await Promise.all([
    presentSchedule(app, call, [row]),
    presentRooms(app, call, [listed]),
  ]);
  if (!entry || !room) throw new AppError('scheduleEntryNotFound');
  return { entry, room };
};
