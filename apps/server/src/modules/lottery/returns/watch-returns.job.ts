import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { judgeLines } from './judge-lines.ts';

/** Days that are judged: long enough for every game that is played at all to have its 10,000 rounds. */
const days = 30;

/** Writes an error line for each game and play whose returns chance does not explain. Nothing is switched or changed by it. */
export async function watchReturns(app: Platform): Promise<void> {
  const outside = (await judgeLines(app.db, days)).filter(({ alarm }) => alarm);
  app.metrics
    .gauge('returns_outside', 'Games and lottery plays whose returns of 30 days are outside theory')
    .set(outside.length);
  for (const { game, play, currency, rounds, ...line } of outside)
    app.logger.error(
      {
        runbook: 'returns-outside',
        code: `${play ?? game} ${currency}`,
        count: rounds,
        reason: `${line.observed} % came back, theory ${line.theory} %, band ${line.low} to ${line.high} %`,
      },
      'returns are outside what chance explains',
    );
}

export const watchReturnsJob = definePeriodicJob({
  name: 'lottery.watch-returns',
  every: { seconds: 3600 },
  run: watchReturns,
});
