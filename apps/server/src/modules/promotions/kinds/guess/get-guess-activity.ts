import type { guessEndpoints } from '@fairway/contract/promotions/guess/endpoints.ts';
import type { guessSchemas } from '@fairway/contract/promotions/guess/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { shownDaysAfterEnd } from '../../activities/activity-limits.ts';
import { selectPublished, selectShown } from '../../campaigns/campaigns-store.ts';
import { readQuestions } from './read-questions.ts';
import { refuseSwitchedOff } from './world-cup-switch.ts';

/** A guessing campaign's questions; without a number those of the campaign of its kind that runs, is next or ended last. Throws `activityUnknown`. */
export const getGuessActivityInfo: Operation<
  (typeof guessEndpoints)['getGuessActivityInfo'],
  (typeof guessSchemas)['getGuessActivityInfo']
> = async (app, call, { kind, no }) => {
  await refuseSwitchedOff(app, kind);
  const now = await databaseNow(app.db);
  const campaign =
    no === undefined
      ? (await selectShown(app.db, addSeconds(now, -shownDaysAfterEnd * 86_400))).find(
          (shown) => shown.kind === kind,
        )
      : await selectPublished(app.db, { kind, no });
  if (!campaign) throw new AppError('activityUnknown');
  const { title, summary } = call.language === 'en' ? campaign.terms.en : campaign.terms.zh;
  return {
    no: campaign.no,
    title,
    summary,
    startsAt: campaign.starts_at.toISOString(),
    endsAt: campaign.ends_at.toISOString(),
    questions: await readQuestions(app, campaign, call.member?.memberId, now),
    now: now.toISOString(),
  };
};
