import { quizKinds } from '@fairway/contract/promotions/guess/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectShown } from '../../campaigns/campaigns-store.ts';
import { openQuestions } from './open-questions.ts';
import { payWinners } from './pay-winners.ts';
import { selectDue } from './questions-store.ts';
import { settleQuestion } from './settle-question.ts';

/** A result is let stand so long before it is paid by: corrections mostly come at once. */
export const minutesBeforePayment = 30;

/** Asks about the next matches and pays by results that stood long enough. One question that fails does not hold up the others. */
export async function runQuestions(app: Platform): Promise<void> {
  const now = await databaseNow(app.db);
  const faults: unknown[] = [];
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (fault) {
      faults.push(fault);
    }
  };
  for (const campaign of await selectShown(app.db, now)) {
    const isRunning = campaign.starts_at <= now && !campaign.paused;
    if (isRunning && quizKinds.some((kind) => kind === campaign.kind))
      await attempt(() => openQuestions(app, campaign));
  }
  for (const due of await selectDue(app.db, minutesBeforePayment))
    await attempt(async () => payWinners(app, await settleQuestion(app, due)));
  if (faults.length > 0) throw faults[0];
}

export const runQuestionsJob = definePeriodicJob({
  name: 'promotions.run-questions',
  every: { seconds: 60 },
  run: runQuestions,
});
