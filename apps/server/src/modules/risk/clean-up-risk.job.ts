import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { limiterOf } from '#platform/limits/limiter.ts';
import { deleteExpiredCaptchas } from './captcha/captchas-store.ts';
import { deleteExpiredCodes } from './codes/codes-store.ts';
import { deleteOldSendings } from './codes/sendings-store.ts';
import { deleteOldClocks } from './reality/reality-store.ts';
import { addSeconds } from '#platform/clock.ts';

/** Removes attempts that are forgotten and captchas that are over, and call limits whose windows are. */
export const cleanUpRisk = definePeriodicJob({
  name: 'risk.clean-up-attempts',
  every: { seconds: 300 },
  async run(app) {
    const now = app.clock.now();
    await limiterOf(app).cleanUp();
    await deleteExpiredCaptchas(app.db, now);
    await deleteExpiredCodes(app.db, now);
    await deleteOldSendings(app.db, now);
    await deleteOldClocks(app.db, addSeconds(now, -90 * 86_400));
  },
});
