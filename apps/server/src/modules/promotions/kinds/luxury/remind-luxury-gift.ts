import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import type { luxuryEndpoints } from '@fairway/contract/promotions/luxury/endpoints.ts';
import type { luxurySchemas } from '@fairway/contract/promotions/luxury/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activityStatusOf } from '../../campaigns/activity-status.ts';
import { sharePublished } from '../../campaigns/campaigns-store.ts';
import { selectTaken } from '../gift/stock-store.ts';
import { luxuryGiftsOf } from './gifts-of.ts';
import { insertReminder } from './reminders-store.ts';

/**
 * Marks a gift that is sold out or not on sale yet. Throws `activityUnknown`, `activityEnded`, `giftNotFound`, and `reminderNeedless` for one
 * that can be had now.
 */
export const remindLuxuryGift: Operation<
  (typeof luxuryEndpoints)['remindLuxuryGift'],
  (typeof luxurySchemas)['remindLuxuryGift']
> = async (app, call, { no, giftId }) =>
  inTransaction(app.db, async (tx) => {
    const campaign = await sharePublished(tx, { kind: 'luxury', no });
    if (!campaign) throw new AppError('activityUnknown');
    const gift = luxuryGiftsOf(campaign.terms).find(({ id }) => id === giftId);
    if (!gift) throw new AppError('giftNotFound');
    const { running, ended } = activityStatuses.codes;
    const status = activityStatusOf(campaign, await databaseNow(tx));
    if (status === ended || campaign.closed) throw new AppError('activityEnded');
    const taken = (await selectTaken(tx, campaign)).get(giftId) ?? 0;
    if (status === running && taken < gift.stock) throw new AppError('reminderNeedless');

    await insertReminder(tx, call.member.memberId, { kind: 'luxury', no, giftId });
    return null;
  });
