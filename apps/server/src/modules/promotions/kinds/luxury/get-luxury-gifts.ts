import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import type { luxuryEndpoints } from '@fairway/contract/promotions/luxury/endpoints.ts';
import type { luxurySchemas } from '@fairway/contract/promotions/luxury/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activityStatusOf } from '../../campaigns/activity-status.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectClaims } from '../gift/claims-store.ts';
import { offerOf, presentGift } from '../gift/present-gift.ts';
import { selectTaken } from '../gift/stock-store.ts';
import { luxuryGiftsOf } from './gifts-of.ts';
import { selectReminders } from './reminders-store.ts';
import { pointsOf } from './spend-points.ts';

/** The gifts of a shop for points, what is left of each, and which the caller has marked. Throws `activityUnknown`. */
export const getLuxuryGifts: Operation<
  (typeof luxuryEndpoints)['getLuxuryGifts'],
  (typeof luxurySchemas)['getLuxuryGifts']
> = async (app, { language, member }, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'luxury', no: Number(no) });
  if (!campaign) throw new AppError('activityUnknown');
  const id = member?.memberId;
  const isRunning = activityStatusOf(campaign, await databaseNow(app.db)) === activityStatuses.codes.running;
  const taken = await selectTaken(app.db, campaign);
  const claims = id === undefined ? null : await selectClaims(app.db, id, campaign);
  const marked = id === undefined ? new Set<string>() : await selectReminders(app.db, id, campaign);
  const have = id === undefined ? null : Number(await pointsOf(app.db, id));

  const gifts = luxuryGiftsOf(campaign.terms);
  return {
    giftList: gifts.map((gift) => presentGift(gift, language)),
    offers: gifts.map((gift) => {
      const offer = offerOf(gift, { need: gift.price, have }, { taken, claims });
      const isThere = isRunning && !campaign.paused && offer.left > 0;
      const isMarked = marked.has(gift.id) && offer.state !== 'claimed';
      return { ...offer, reminder: isMarked ? (isThere ? 'due' : 'set') : 'none' };
    }),
  };
};
