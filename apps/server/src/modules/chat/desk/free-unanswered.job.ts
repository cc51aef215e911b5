import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyMember } from '../powers/mute-member.ts';
import { freeUnanswered } from './desk-store.ts';

/** Hours after which an appeal that nobody has answered ends its mute, unless that is for good (live.md, powers). */
const unansweredHours = 48;

/** Frees those whose appeal nobody has answered. */
export async function freeUnansweredMutes(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    for (const { member_id, room_no } of await freeUnanswered(tx, unansweredHours))
      await notifyMember(tx, app, member_id, room_no, 'mute');
  });
}

export const freeUnansweredJob = definePeriodicJob({
  name: 'chat.free-unanswered',
  every: { seconds: 300 },
  run: freeUnansweredMutes,
});
