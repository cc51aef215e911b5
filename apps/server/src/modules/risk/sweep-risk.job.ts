import { sweepRateLimits } from '#platform/http/rate-limit.ts';
import { definePeriodicJob } from '#platform/jobs/periodic-job.ts';
import { sweepAttempts } from './attempts/attempts-store.ts';
import { sweepCaptchas } from './captcha/captchas-store.ts';
import { sweepCodes } from './codes/codes-store.ts';

/** Removes attempts that are forgotten and captchas that are over, and call limits whose windows are. */
export const sweepRisk = definePeriodicJob({
  name: 'risk.sweep-attempts',
  every: { seconds: 300 },
  async run(app) {
    const now = app.clock.now();
    await sweepAttempts(app.db, now);
    await sweepCaptchas(app.db, now);
    await sweepCodes(app.db, now);
    await sweepRateLimits(app.db, app.clock);
  },
});
