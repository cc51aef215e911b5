import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectUnjudged } from '../member/members-store.ts';
import { judgeMember } from './judge-member.ts';

const atOnce = 200;

/** Judges every member who is under the ladder and was not judged on this day yet, each in a transaction of its own. */
export async function judgeGrades(app: Platform, day: string): Promise<void> {
  for (;;) {
    const waiting = await selectUnjudged(app.db, day, atOnce);
    if (waiting.length === 0) return;
    for (const memberId of waiting) await judgeMember(app, memberId, day);
  }
}

/** Every day at noon, by the sums to midnight (promotions.md 4). A day without a worker is judged with the next one. */
export const judgeGradesJob = definePeriodicJob({
  name: 'vip.judge-grades',
  every: { dailyAt: '12:00' },
  run: judgeGrades,
});
