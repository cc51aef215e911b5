import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { Pay } from '../../rewards/with-fund.ts';
import { exchangeGift, type Choice } from '../gift/exchange-gift.ts';
import { chargeFor, countedFirstDeposit, holdingsIn } from './judge-gift.ts';

export const presentGiftsOf = (terms: CampaignTerms) => (terms.kind === 'present' ? terms.gifts : []);

/** The exchange itself, which its validation runs as well. Throws what `exchangeGift` and `chargeFor` throw. */
export function exchange(tx: Tx, app: Platform, of: { call: MemberCall; pay: Pay; choice: Choice }) {
  const { memberId } = of.call.member;
  return exchangeGift(tx, app, of, {
    kind: 'present',
    giftsOf: presentGiftsOf,
    restsOn: (read, { gift, campaign, now }) => countedFirstDeposit(read, { memberId, gift, campaign, now }),
    charge: async (charged, { gift, ...at }) => chargeFor(gift, await holdingsIn(charged, app, memberId, at)),
  });
}
