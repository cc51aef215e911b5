import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { euroEndpoints } from '@fairway/contract/promotions/euro/endpoints.ts';
import type { euroSchemas } from '@fairway/contract/promotions/euro/schemas.ts';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { findEuro, isEuro } from './find-euro.ts';
import { noVotes, readVotes } from './read-votes.ts';
import { insertVote } from './votes-store.ts';

/**
 * Votes for a star, once a day of the site; in a preview nothing is counted. Throws what joining throws, `entryClosed` where the vote is
 * switched off, `starUnknown` and `alreadyVotedToday`.
 */
export const voteEuroStar: Operation<
  (typeof euroEndpoints)['voteEuroStar'],
  (typeof euroSchemas)['voteEuroStar']
> = async (app, call, input) => {
  const { operation, operationId, language } = call;
  const { memberId } = call.member;
  const { kind, no, star, preview } = input;
  const status = activityResults.codes.success;
  if (preview !== undefined) {
    const { terms } = await findEuro(app, input);
    const now = await databaseNow(app.db);
    return { status, isCounted: false, ...noVotes(app, terms, { now, language }) };
  }
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { campaign, now } = await joinCampaign(tx, app, call, { kind, no });
    const { terms } = campaign;
    if (!isEuro(terms)) throw new AppError('activityUnknown');
    if (!terms.voteSwitch) throw new AppError('entryClosed');
    if (!terms.stars.some(({ code }) => code === star)) throw new AppError('starUnknown');

    const day = siteDay(now, app.config.siteTimeZone);
    if (!(await insertVote(tx, { memberId, kind, no, day, star }))) throw new AppError('alreadyVotedToday');
    const votes = await readVotes(tx, app, { key: campaign, terms }, { memberId, now, language });
    return { status, isCounted: true, ...votes };
  });
};
