import type { scoreEndpoints } from '@fairway/contract/promotions/score/endpoints.ts';
import type { scoreSchemas } from '@fairway/contract/promotions/score/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectClaims, spentIn } from '../gift/claims-store.ts';
import { offerOf, presentGift } from '../gift/present-gift.ts';
import { selectTaken } from '../gift/stock-store.ts';
import { earnedBy, scoredActs, scoreGiftsOf } from './score-of.ts';

/** What acts give, the own score act by act, and what it is exchanged for. Throws `activityUnknown`. */
export const getActivityScore: Operation<
  (typeof scoreEndpoints)['getActivityScore'],
  (typeof scoreSchemas)['getActivityScore']
> = async (app, { language, member }, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'score', no });
  if (!campaign) throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const acts = await scoredActs(app.db, app, member?.memberId, { campaign, now });
  const claims = member ? await selectClaims(app.db, member.memberId, campaign) : null;
  const taken = await selectTaken(app.db, campaign);
  const [earned, spent] = [earnedBy(acts), Number(spentIn(claims ?? []))];
  const left = Math.max(0, earned - spent);

  const gifts = scoreGiftsOf(campaign.terms);
  return {
    acts,
    score: claims && { earned, spent, left },
    giftList: gifts.map((gift) => presentGift(gift, language)),
    offers: gifts.map((gift) => offerOf(gift, { need: gift.price, have: claims && left }, { taken, claims })),
  };
};
