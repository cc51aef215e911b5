import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { inviteEndpoints } from '@fairway/contract/promotions/invite/endpoints.ts';
import type { inviteSchemas } from '@fairway/contract/promotions/invite/schemas.ts';
import { findMember } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectNewest } from '../../campaigns/campaigns-store.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { claimInvitePrize } from './claim-invite-prize.ts';
import { invitedFriends } from './invited-friends.ts';
import { prizesOf } from './prizes-of.ts';

/**
 * The own code and link, how many registered with it and how many of them qualified, and the prizes; `claim` takes one first, once. Throws
 * what `claimInvitePrize` throws.
 */
export const inviteFriend: Operation<
  (typeof inviteEndpoints)['inviteFriend'],
  (typeof inviteSchemas)['inviteFriend']
> = async (app, call, { claim }) => {
  const { memberId } = call.member;
  const campaign = await selectNewest(app.db, 'invite');
  if (claim !== undefined) await claimInvitePrize(app, call, campaign, claim);

  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const now = await databaseNow(app.db);
  const friends = await invitedFriends(app.db, memberId, now);
  const qualified = friends.filter(({ missing }) => missing.length === 0).length;
  const rewards = campaign
    ? await selectRewardsOfStep(app.db, memberId, { kind: 'invite', no: campaign.no, step: 'friends' })
    : [];
  return {
    status: activityResults.codes.success,
    no: campaign?.no ?? null,
    code: member.own_code,
    link: `/app/register?i_code=${encodeURIComponent(member.own_code)}`,
    invited: friends.length,
    qualified,
    prizes: campaign?.terms.kind === 'invite' ? prizesOf(campaign.terms, { qualified, rewards }) : [],
    friends: friends.slice(0, 50).map(({ name, at, missing }) => ({
      name: `${name.slice(0, 1)}***${name.slice(-1)}`,
      at: at.toISOString(),
      missing: [...missing],
    })),
  };
};
