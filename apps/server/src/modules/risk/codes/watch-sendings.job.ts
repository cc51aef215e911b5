import { codeSeconds } from '@fairway/contract/risk/codes.ts';
import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { pumpAlarm } from './code-rules.ts';
import { countLastSendings } from './sendings-store.ts';

const everySeconds = 60;

/**
 * Raises the alarm when of the last hundred text messages more than two were sent for each that was used: messages are
 * being requested that nobody waits for (reliability ABU-1). A message may be used for five minutes and is looked at
 * after them. Says it in an error line as long as such messages go on, and holds the figure `sms_pumped` at 1 until the
 * next hundred are better.
 */
export const watchSendings = definePeriodicJob({
  name: 'risk.watch-sendings',
  every: { seconds: everySeconds },
  async run(app) {
    const now = app.clock.now();
    const settled = addSeconds(now, -codeSeconds);
    const { sent, used, last } = await countLastSendings(app.db, now, settled);

    const pumped = sent >= pumpAlarm.over && sent > pumpAlarm.sentPerUsed * used;
    app.metrics.gauge('sms_pumped', 'Whether text messages are sent that nobody uses').set(pumped ? 1 : 0);
    // Two runs: one that came a little late leaves nothing untold.
    const goesOn = last !== null && last > addSeconds(settled, -2 * everySeconds);
    if (pumped && goesOn)
      app.logger.error(
        { runbook: 'text-messages-abused', reason: `${used} of the last ${sent} text messages were used` },
        'risk: text messages are sent that nobody uses',
      );
  },
});
