import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { feedbackCategories, feedbackTypes, wishDays } from '@fairway/contract/support/feedback.ts';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { insertFeedback } from '../feedback/feedback-store.ts';
import { presentFeedback } from '../feedback/present-feedback.ts';
import { selectWishTime, takeWishTime } from './wish-times-store.ts';

const wishSeconds = wishDays * 86_400;

/** Whether a wish may be made now; seven days lie between two. Writes nothing. */
export const checkDesire: Operation<
  (typeof supportEndpoints)['checkDesire'],
  (typeof supportSchemas)['checkDesire']
> = async (app, call) => {
  const nextAt = nextWish(await selectWishTime(app.db, call.member.memberId));
  const isSoon = nextAt !== undefined && nextAt > app.clock.now();
  return { allowed: !isSoon, nextAt: isSoon ? nextAt.toISOString() : null };
};

/** Makes a wish. Throws `wishTooSoon`; of two concurrent ones, one is made. Writes a feedback of the category wish. */
export const desire: Operation<
  (typeof supportEndpoints)['desire'],
  (typeof supportSchemas)['desire']
> = async (app, call, { content }) => {
  const { memberId } = call.member;
  const at = app.clock.now();

  return inTransaction(app.db, async (tx) => {
    if (!(await takeWishTime(tx, memberId, at, addSeconds(at, -wishSeconds)))) {
      const nextAt = nextWish(await selectWishTime(tx, memberId)) ?? at;
      const until = siteDay(nextAt, app.config.siteTimeZone);
      throw new AppError('wishTooSoon', { until }, { nextAt: nextAt.toISOString() });
    }

    const row = await insertFeedback(tx, {
      id: app.ids.uuid(),
      member_id: memberId,
      category: feedbackCategories.codes.wish,
      type: feedbackTypes.codes.other,
      content,
      pictures: [],
      created_at: at,
    });

    return presentFeedback(row);
  });
};

function nextWish(madeAt: Date | undefined): Date | undefined {
  return madeAt && addSeconds(madeAt, wishSeconds);
}
