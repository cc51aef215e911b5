import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findMemberByName } from '#modules/members';
import { openAnchorRoom, selectAnchor, updateAnchor, upsertApplication } from '../anchors/anchors-store.ts';
import { insertContract, markAgreed, putInForce } from '../anchors/contracts-store.ts';
import { insertFollow } from '../anchors/follows-store.ts';
import { keepMatchRooms } from '../rooms/keep-match-rooms.job.ts';
import { keepSchedule } from '../schedule/keep-schedule.job.ts';
import { insertReminder } from '../schedule/reminders-store.ts';
import { insertEntry } from '../schedule/schedule-store.ts';
import { demoAnchors, type DemoAnchor } from './demo-anchors.ts';

/** Three approved anchors with rooms, contracts, followers and what they announce for today and tomorrow; then the rooms of matches. */
export async function seedLive(app: Platform): Promise<void> {
  await keepMatchRooms(app);
  await keepSchedule(app);
  await inTransaction(app.db, async (tx) => {
    for (const anchor of demoAnchors) await seedAnchor(tx, app, anchor);
  });
}

async function seedAnchor(tx: Tx, app: Platform, { name, by, about, share, followers, shows }: DemoAnchor) {
  const member = await findMemberByName(tx, by);
  if (!member) throw new Error(`The demo has no member ${by}`);
  const now = app.clock.now();
  const id = app.ids.uuid();
  await upsertApplication(tx, { id, memberId: member.id, name, about, at: addSeconds(now, -40 * 86_400) });
  const decided = { status: 'approved', by: 'anchor-manager', reason: '资料齐全' } as const;
  await updateAnchor(tx, id, { ...decided, at: addSeconds(now, -39 * 86_400) });
  await openAnchorRoom(tx, { id, name }, now);
  const contractId = app.ids.uuid();
  const at = addSeconds(now, -38 * 86_400);
  await insertContract(tx, { id: contractId, anchorId: id, sharePercent: share, by: 'anchor-manager', at });
  await markAgreed(tx, contractId, at);
  await putInForce(tx, { id: contractId, anchorId: id }, at);

  const followerIds: string[] = [];
  for (const each of followers) {
    const follower = await findMemberByName(tx, each);
    if (!follower) throw new Error(`The demo has no member ${each}`);
    followerIds.push(follower.id);
    await insertFollow(tx, { memberId: follower.id, anchorId: id });
  }
  const room = await selectAnchor(tx, id);
  if (!room?.room_no) throw new Error(`The demo's anchor ${name} has no room`);
  for (const { title, inMinutes } of shows) {
    const startsAt = addSeconds(wholeMinute(now), inMinutes * 60);
    const entry = await insertEntry(tx, { roomNo: room.room_no, anchorId: id, title, startsAt, at: now });
    const [first] = followerIds;
    if (first !== undefined) await insertReminder(tx, { memberId: first, scheduleId: entry.id });
  }
}

function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
}
