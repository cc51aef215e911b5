import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { announce } from '../schedule/announce.ts';
import { cancelEntry } from '../schedule/cancel-announcement.ts';
import { presentOne } from '../schedule/present-schedule.ts';
import { lockEntry, selectEntry } from '../schedule/schedule-store.ts';
import { lockRoom } from './desk-store.ts';

type Endpoints = typeof liveOperatorEndpoints;
type Schemas = typeof liveOperatorSchemas;

/** Announces a broadcast in an anchor's room. Writes the entry and an audit row. Throws `roomNotFound`, `scheduleTimeWrong`, `scheduleTimeTaken`. */
export const announceInRoom: Operation<Endpoints['announceInRoom'], Schemas['announceInRoom']> = async (
  app,
  call,
  input,
) => {
  const { chatRoomNo, title, startsAt } = input;
  const { operation } = call;
  const entryId = await onceInTransaction(app, keyOf(call, input), async (tx) => {
    const room = await lockRoom(tx, BigInt(chatRoomNo));
    if (!room?.anchor_id) throw new AppError('roomNotFound');
    const entry = { roomNo: room.no, anchorId: room.anchor_id, title, startsAt: new Date(startsAt) };
    const row = await announce(tx, entry);
    const object = { kind: 'liveSchedule', id: String(row.id) } as const;
    await app.audit(tx, call, { action: operation, object, after: { chatRoomNo, title, startsAt } });
    return String(row.id);
  });
  return { entry: await presentById(app, call, entryId) };
};

/** Takes an announcement back. Writes the entry and an audit row. Throws `scheduleEntryNotFound`, also for a match, and `scheduleEntryStarted`. */
export const cancelScheduleEntry: Operation<
  Endpoints['cancelScheduleEntry'],
  Schemas['cancelScheduleEntry']
> = async (app, call, input) => {
  const { operation, operator } = call;
  const { scheduleId, reason } = input;
  await onceInTransaction(app, keyOf(call, input), async (tx) => {
    const row = await lockEntry(tx, scheduleId);
    if (!row?.anchor_id) throw new AppError('scheduleEntryNotFound');
    await cancelEntry(tx, row, `operator/${operator.operatorId}`);
    const object = { kind: 'liveSchedule', id: scheduleId } as const;
    const change = { before: { status: row.status }, after: { status: 'cancelled' } };
    await app.audit(tx, call, { action: operation, object, ...change, reason });
    return scheduleId;
  });
  return { entry: await presentById(app, call, scheduleId) };
};

function keyOf({ operation, operationId, operator }: OperatorCall, input: object) {
  return { owner: `operator/${operator.operatorId}`, operation, operationId, input };
}

async function presentById(app: Parameters<typeof presentOne>[0], call: OperatorCall, scheduleId: string) {
  const row = await selectEntry(app.db, scheduleId);
  if (!row) throw new AppError('scheduleEntryNotFound');
  return presentOne(app, { ...call, member: undefined }, row);
}
