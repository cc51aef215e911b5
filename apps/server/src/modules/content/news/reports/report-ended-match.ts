import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { writeReport } from './write-report.ts';

/** Reports a match that has ended, and each later correction of its result. */
export const reportEndedMatch = defineSubscriber({
  event: 'fixture.ended',
  name: 'content.report-ended-match',
  run: async (app, { fixture, version }) => writeReport(app, { fixture, version }),
});
