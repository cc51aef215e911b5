import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { proveSample } from './prove-sample.ts';
import { reportProof } from './report-proof.ts';

/** Every minute: the accounts used last and a random stretch of all (reliability INV-2). */
export const proveSampleJob = definePeriodicJob({
  name: 'ledger.prove-sample',
  every: { seconds: 60 },
  async run(app) {
    reportProof(
      app,
      'sample',
      await proveSample(app.db, { now: app.clock.now(), from: randomPlace(app.ids.uuid()) }),
    );
  },
});

/** The random end of a time-ordered UUID put first, so that the sample begins anywhere. */
function randomPlace(uuid: string): string {
  const random = uuid.slice(-12) + uuid.slice(19, 23);
  const hex = (random + random).slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
