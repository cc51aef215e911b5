import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { raceEndpoints } from '@fairway/contract/promotions/race/endpoints.ts';
import type { raceSchemas } from '@fairway/contract/promotions/race/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { insertRunner } from './runners-store.ts';

/** Takes part in a race; joining again answers the first time. Throws what `joinCampaign` throws. */
export const joinRace: Operation<
  (typeof raceEndpoints)['joinRace'],
  (typeof raceSchemas)['joinRace']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    await joinCampaign(tx, app, call, { kind: 'race', no: input.no });
    const { joined_at: joinedAt } = await insertRunner(tx, memberId, input.no);
    return { status: activityResults.codes.success, joinedAt: joinedAt.toISOString() };
  });
};
