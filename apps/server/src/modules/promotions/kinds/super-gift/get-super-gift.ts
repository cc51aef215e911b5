import type { superGiftEndpoints } from '@fairway/contract/promotions/super-gift/endpoints.ts';
import type { superGiftSchemas } from '@fairway/contract/promotions/super-gift/schemas.ts';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { rewardOfDay } from './reward-of-day.ts';

/** The gifts of a day by its deposits. Throws `activityUnknown`. */
export const getSuperGift: Operation<
  (typeof superGiftEndpoints)['getSuperGift'],
  (typeof superGiftSchemas)['getSuperGift']
> = async (app, { member }, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'superGift', no: Number(no) });
  if (!campaign || campaign.terms.kind !== 'superGift') throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const day = siteDay(now, app.config.siteTimeZone);
  const known = member && (await rewardOfDay(app.db, member.memberId, { campaign, day }));
  return {
    gifts: campaign.terms.gifts,
    activityStartDate: campaign.starts_at.toISOString(),
    activityEndDate: campaign.ends_at.toISOString(),
    applied: known !== undefined,
    now: now.toISOString(),
  };
};
