import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { fissileEndpoints } from '@fairway/contract/promotions/fissile/endpoints.ts';
import type { fissileSchemas } from '@fairway/contract/promotions/fissile/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { insertPacket } from './packets-store.ts';

/** Opens the own packet under the terms as they are now, once a campaign. Throws what `joinCampaign` throws. */
export const openFissile: Operation<
  (typeof fissileEndpoints)['openFissile'],
  (typeof fissileSchemas)['openFissile']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { no } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { campaign } = await joinCampaign(tx, app, call, { kind: 'fissile', no });
    const { terms, published, newest } = campaign;
    if (terms.kind !== 'fissile') throw new Error('a packet with other terms');
    const version = published ?? newest;
    const packet = await insertPacket(tx, { memberId, no, version, hours: terms.hours });
    return { status: activityResults.codes.success, closesAt: packet.closes_at.toISOString() };
  });
};
