import { giftCategories } from '@fairway/contract/promotions/gifts.ts';
import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { Receiver } from '@fairway/contract/promotions/gift/schemas.ts';
import type { GiftTerm } from '@fairway/contract/promotions/gift/term-schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { holdMember } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import type { Pay } from '../../rewards/with-fund.ts';
import type { DepositBasis } from '../../reversals/deposit-basis.ts';
import type { CampaignKey } from '../../tables.ts';
import { insertClaim, selectClaims, type ClaimRow } from './claims-store.ts';
import { presentClaim } from './present-claim.ts';
import { sealReceiver } from './seal-receiver.ts';
import { takeStock } from './stock-store.ts';

export interface Choice {
  readonly no: number;
  readonly giftId: string;
  readonly receiver?: Receiver | undefined;
}

/** What a kind finds and asks of its own. */
export interface Exchange<Gift extends GiftTerm> {
  readonly kind: CampaignKey['kind'];
  readonly giftsOf: (terms: CampaignTerms) => readonly Gift[];
  /** Judges whether the caller has enough, and takes it where a book is kept; answers the price. Throws where there is too little. */
  readonly charge: (
    tx: Tx,
    what: { campaign: CampaignWithTerms; gift: Gift; claims: readonly ClaimRow[]; now: Date },
  ) => Promise<bigint>;
  /** The deposits that a gift was taken for; none where nothing is said. */
  readonly restsOn?: (
    tx: Tx,
    what: { campaign: CampaignWithTerms; gift: Gift; now: Date },
  ) => Promise<readonly DepositBasis[]>;
}

/**
 * Exchanges a gift in the caller's transaction, each once a member and never beyond its stock: money and points come at once, people decide
 * on goods. Throws what joining throws, `giftNotFound`, `rewardAlreadyClaimed`, `applyUnderReview`, `receiverMissing` for goods without an
 * address, what `charge` throws, and `prizeSoldOut`.
 */
export async function exchangeGift<Gift extends GiftTerm>(
  tx: Tx,
  app: Platform,
  { call, pay, choice }: { call: MemberCall; pay: Pay; choice: Choice },
  exchange: Exchange<Gift>,
) {
  const { memberId } = call.member;
  const { kind, giftsOf, charge, restsOn } = exchange;
  const key = { kind, no: choice.no };
  // Presses at once are a queue, so that nothing is spent twice.
  await holdMember(tx, memberId);
  const { campaign, now } = await joinCampaign(tx, app, call, key);
  const gift = giftsOf(campaign.terms).find(({ id }) => id === choice.giftId);
  if (!gift) throw new AppError('giftNotFound');
  const claims = await selectClaims(tx, memberId, key);
  const known = claims.find(({ gift_id: id }) => id === gift.id);
  if (known) throw new AppError(known.state === 'applied' ? 'applyUnderReview' : 'rewardAlreadyClaimed');
  const isGoods = gift.category === giftCategories.codes.real;
  if (isGoods && !choice.receiver) throw new AppError('receiverMissing');
  if (!(await takeStock(tx, key, gift))) throw new AppError('prizeSoldOut');
  const price = await charge(tx, { campaign, gift, claims, now });

  const reward = await giveReward(tx, app, pay, {
    step: `gift:${gift.id}`,
    period: 'once',
    memberId,
    campaign: key,
    version: campaign.published ?? campaign.newest,
    terms: campaign.terms,
    ...rewardOf(gift),
    deposits: (await restsOn?.(tx, { campaign, gift, now })) ?? [],
  });
  await insertClaim(tx, {
    ...key,
    memberId,
    giftId: gift.id,
    rewardId: reward.id,
    price,
    receiver: isGoods && choice.receiver ? sealReceiver(app, choice.receiver) : null,
  });
  const written = (await selectClaims(tx, memberId, key)).find(({ reward_id: id }) => id === reward.id);
  if (!written) throw new Error('a claim that was written is not there');
  return { status: activityResults.codes.success, record: presentClaim(app, written, call.language) };
}

/** What a gift is in the book of rewards. */
function rewardOf({ id, zh, en, category, worth }: GiftTerm) {
  const { virtual, real } = giftCategories.codes;
  if (category === virtual) return { type: 'points' as const, amount: BigInt(worth) };
  if (category !== real) return { type: 'money' as const, amount: fenOf(worth) };
  const detail = { giftId: id, name: { zh: zh.name, en: en.name } };
  return { type: 'goods' as const, amount: fenOf(worth), detail };
}
