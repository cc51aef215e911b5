import type { superGiftEndpoints } from '@fairway/contract/promotions/super-gift/endpoints.ts';
import type { superGiftSchemas } from '@fairway/contract/promotions/super-gift/schemas.ts';
import { giftStatus } from '@fairway/promotions';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { siteDay } from '#platform/clock.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { rewardOfDay } from './reward-of-day.ts';

/** Whether today's gift was applied for, and what came of it. Throws `activityUnknown`. */
export const checkSuperGift: Operation<
  (typeof superGiftEndpoints)['checkSuperGift'],
  (typeof superGiftSchemas)['checkSuperGift']
> = async (app, call, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'superGift', no });
  if (!campaign) throw new AppError('activityUnknown');
  const day = siteDay(await databaseNow(app.db), app.config.siteTimeZone);
  const row = await rewardOfDay(app.db, call.member.memberId, { campaign, day });
  if (!row) return { applied: false, status: null, reward: null };
  const state = row.state === 'applied' && row.agreed_by !== null ? 'approved' : row.state;
  return {
    applied: true,
    status: giftStatus(state) ?? null,
    reward: presentReward(row, call.language),
  };
};
