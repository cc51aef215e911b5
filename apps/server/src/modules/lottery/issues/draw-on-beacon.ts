import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { drawIssueJob } from './draw-issue.job.ts';
import { selectUndrawn } from './issue-steps-store.ts';

/** Draws the issues that waited for a round. */
export const drawOnBeacon = defineSubscriber({
  event: 'beacon.drawn',
  name: 'lottery.draw-on-beacon',
  async run(app, round) {
    for (const { lottery, issue } of await selectUndrawn(app.db, round))
      await drawIssueJob.run(app, { lottery, issue });
  },
});
