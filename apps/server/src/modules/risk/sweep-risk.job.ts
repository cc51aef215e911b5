import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { limiterOf } from '#platform/limits/limiter.ts';
import { sweepCaptchas } from './captcha/captchas-store.ts';
import { sweepCodes } from './codes/codes-store.ts';
import { sweepSendings } from './codes/sendings-store.ts';
import { sweepClocks } from './reality/reality-store.ts';
import { addSeconds } from '#platform/clock.ts';

/** Removes attempts that are forgotten and captchas that are over, and call limits whose windows are. */
export const sweepRisk = definePeriodicJob({
  name: 'risk.sweep-attempts',
  every: { seconds: 300 },
  async run(app) {
    const now = app.clock.now();
    await limiterOf(app).cleanUp();
    await sweepCaptchas(app.db, now);
    await sweepCodes(app.db, now);
    await sweepSendings(app.db, now);
    await sweepClocks(app.db, addSeconds(now, -90 * 86_400));
  },
});
