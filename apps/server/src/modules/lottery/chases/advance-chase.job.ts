import { faultFields } from '#platform/logger.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueKey } from '../issues/issues-store.ts';
import { advanceChase } from './advance-chase.ts';
import type { ChaseKey } from './chase-rows.ts';
import { selectChasesOf, selectDueChases } from './due-chases-store.ts';

export const advanceKey = ({ id }: ChaseKey) => `lottery:chase:${id}`;
export const advanceOfIssueKey = ({ lottery, issue }: IssueKey) => `lottery:chases:${lottery}:${issue}`;

/** Chases that the sweep lets go on at a time. */
const mostAtOnce = 500;

/** Lets one chase go on: when it is placed, and when its next issue opens. */
export const advanceChaseJob = defineJob<{ shard_id: number; id: string }>({
  name: 'lottery.advance-chase',
  async run(app, key) {
    const waits = await advanceChase(app, key);
    if (!waits) return;
    await inTransaction(app.db, (tx) =>
      addJob(tx, advanceChaseJob, key, { runAt: waits.until, key: advanceKey(key) }),
    );
  },
});

/** Lets every chase that had staked on an issue go on, once it is settled. */
export const advanceChasesJob = defineJob<{ lottery: IssueKey['lottery']; issue: string }>({
  name: 'lottery.advance-chases',
  async run(app, key) {
    await advanceAll(app, await selectChasesOf(app.db, key));
  },
});

/** What was left behind by a process that died. */
export const watchChasesJob = definePeriodicJob({
  name: 'lottery.watch-chases',
  every: { seconds: 60 },
  async run(app) {
    await advanceAll(app, await selectDueChases(app.db, mostAtOnce));
  },
});

/** One that cannot go on keeps no other from it. */
async function advanceAll(app: Platform, keys: readonly ChaseKey[]): Promise<void> {
  for (const key of keys)
    try {
      await advanceChaseJob.run(app, { shard_id: key.shard_id, id: key.id });
    } catch (fault) {
      app.logger.error(
        { runbook: 'chase-stopped', requestNo: key.id, ...faultFields(fault) },
        'chase does not go on',
      );
    }
}
