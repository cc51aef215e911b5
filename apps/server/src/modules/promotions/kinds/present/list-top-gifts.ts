import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import type { presentEndpoints } from '@fairway/contract/promotions/present/endpoints.ts';
import type { presentSchemas } from '@fairway/contract/promotions/present/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activityStatusOf } from '../../campaigns/activity-status.ts';
import { selectShown } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { selectClaims } from '../gift/claims-store.ts';
import { offerOf, presentGift } from '../gift/present-gift.ts';
import { selectTaken } from '../gift/stock-store.ts';
import { presentGiftsOf } from './exchange.ts';
import { haveFor, holdingsIn } from './judge-gift.ts';

const most = 12;

/** The dearest gifts of the presents that run, with what the caller has of what they ask. */
export const listTopGifts: Operation<
  (typeof presentEndpoints)['listTopGifts'],
  (typeof presentSchemas)['listTopGifts']
> = async (app, { language, member }) => {
  const now = await databaseNow(app.db);
  const running = (await selectShown(app.db, now)).filter(
    (row) =>
      row.kind === 'present' && !row.paused && activityStatusOf(row, now) === activityStatuses.codes.running,
  );
  const gifts = [];
  for (const campaign of running) {
    const { no, terms } = campaign;
    const taken = await selectTaken(app.db, campaign);
    const claims = member ? await selectClaims(app.db, member.memberId, campaign) : null;
    const holdings =
      member && claims ? await holdingsIn(app.db, app, member.memberId, { campaign, claims, now }) : null;
    for (const gift of presentGiftsOf(terms)) {
      const have = holdings ? haveFor(gift, holdings) : null;
      gifts.push({
        worth: fenOf(gift.worth),
        no,
        title: (language === 'en' ? terms.en : terms.zh).title,
        gift: presentGift(gift, language),
        conditionType: gift.condition,
        offer: offerOf(gift, { need: gift.need, have }, { taken, claims }),
      });
    }
  }
  const dearest = gifts.toSorted((one, other) => Number(other.worth - one.worth)).slice(0, most);
  return { gifts: dearest.map(({ worth: _worth, ...shown }) => shown) };
};
