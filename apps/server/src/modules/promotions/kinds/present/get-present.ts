import type { PresentGift } from '@fairway/contract/promotions/gift/term-schemas.ts';
import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import type { presentEndpoints } from '@fairway/contract/promotions/present/endpoints.ts';
import type { presentSchemas } from '@fairway/contract/promotions/present/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectClaims } from '../gift/claims-store.ts';
import { offerOf, presentGift } from '../gift/present-gift.ts';
import { selectTaken } from '../gift/stock-store.ts';
import { presentGiftsOf } from './exchange.ts';
import { haveFor, holdingsIn } from './judge-gift.ts';

const { firstDeposit, bet, level } = giftConditionTypes.codes;
const tabs = {
  zh: ['投注好礼', '首存好礼', '兑换记录'],
  en: ['For play', 'First deposit and VIP', 'Exchanged'],
};

/** A present's page by its printed keys (specification section 3). Throws `activityUnknown`. */
export const getPresent: Operation<
  (typeof presentEndpoints)['getPresent'],
  (typeof presentSchemas)['getPresent']
> = async (app, { language, member }, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'present', no });
  if (!campaign) throw new AppError('activityUnknown');
  const { terms } = campaign;
  const now = await databaseNow(app.db);
  const claims = member ? await selectClaims(app.db, member.memberId, campaign) : null;
  const holdings =
    member && claims ? await holdingsIn(app.db, app, member.memberId, { campaign, claims, now }) : null;
  const taken = await selectTaken(app.db, campaign);

  const gifts = presentGiftsOf(terms);
  const offers = (condition: PresentGift['condition']) =>
    gifts
      .filter((gift) => gift.condition === condition)
      .toSorted((one, other) => one.need - other.need)
      .map((gift) =>
        offerOf(
          gift,
          { need: gift.need, have: holdings ? haveFor(gift, holdings) : null },
          { taken, claims },
        ),
      );
  const betGifts = offers(bet);
  const dearest = gifts.find(({ id }) => id === betGifts.at(-1)?.giftId);
  return {
    webBanner: terms.art,
    webActivityRuleDesc: (language === 'en' ? terms.en : terms.zh).rules,
    betGifts,
    firstDepositGift: offers(firstDeposit)[0] ?? null,
    levelGifts: offers(level),
    activityProgressBarConfig: betGifts.map(({ need, giftId }) => ({ credit: need, giftId })),
    maxGift: dearest ? presentGift(dearest, language) : null,
    exchangeGift: (claims ?? []).map((row) => ({
      giftId: row.gift_id,
      giftName: language === 'en' ? row.name_en : row.name_zh,
      exchangeDate: row.claimed_at.toISOString(),
    })),
    giftList: gifts.map((gift) => presentGift(gift, language)),
    activityMoney: holdings && formatMoney(money('CNY', holdings.played > 0n ? holdings.played : 0n)),
    activityTabTitle: language === 'en' ? tabs.en : tabs.zh,
    credit: holdings && {
      earned: holdings.earned,
      spent: holdings.spent,
      left: Math.max(0, holdings.earned - holdings.spent),
    },
  };
};
