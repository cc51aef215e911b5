import { freeTypes, type RewardType } from '@fairway/contract/promotions/kinds.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { shardOf } from '#modules/ledger';
import { hundredths } from '#modules/turnover';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignKey, RewardRow } from '../tables.ts';
import type { TitledReward } from './reward-pages-store.ts';
import { reviewedAbove } from './review-bounds.ts';
import { keepLimits } from '../limits/keep-limits.ts';
import { insertBasis } from '../reversals/deposit-basis-store.ts';
import type { DepositBasis } from '../reversals/deposit-basis.ts';
import { refuseReversed } from '../reversals/refuse-reversed.ts';
import { holdRewardOf, insertReward } from './rewards-store.ts';
import type { Pay } from './with-fund.ts';

export interface Given {
  readonly memberId: string;
  readonly campaign: CampaignKey;
  /** The version whose terms count, with them. */
  readonly version: Buffer;
  readonly terms: CampaignTerms;
  /** Which of the campaign's rewards, and for when: once a member each. */
  readonly step: string;
  readonly period: string;
  /** Money where nothing is said. */
  readonly type?: RewardType;
  readonly detail?: RewardRow['detail'];
  /** Fen of money; of points and chances their number; of goods their worth, of free rounds and free bets their stakes and of coins their cost, fen. */
  readonly amount: bigint;
  /** People decide whatever the amount; above 1,000.00 they always do. */
  readonly isReviewed?: boolean;
  /** The deposits that it rests on: it is taken back with them. */
  readonly deposits?: readonly DepositBasis[];
}

/**
 * Gives a member a reward, once a step and period: paid at once, or left to people. Throws `applyUnderReview` and `rewardAlreadyClaimed` for
 * one that is there, `taskUnfinished` where a deposit that it rests on was taken back, and what
 * `keepLimits` and `pay` throw.
 */
export async function giveReward(tx: Tx, app: Platform, pay: Pay, given: Given): Promise<TitledReward> {
  const { memberId, campaign, step, period, terms, amount } = given;
  const { kind, no } = campaign;
  const { type = 'money', detail = null } = given;
  // Goods are handed over by people.
  const isReviewed =
    given.isReviewed === true || type === 'goods' || (!freeTypes.includes(type) && amount > reviewedAbove);
  const reward = {
    id: app.ids.uuid(),
    member_id: memberId,
    kind,
    no,
    version: given.version,
    step,
    period,
    type,
    detail,
    amount,
    turnover: Number(hundredths(terms.turnover)),
    state: isReviewed ? ('applied' as const) : ('reached' as const),
    expires_at: null,
  };
  const { deposits = [] } = given;
  if (deposits.length > 0) await refuseReversed(tx, memberId, deposits);
  if (!(await insertReward(tx, reward))) {
    const there = await holdRewardOf(tx, memberId, { kind, no, step, period });
    throw new AppError(there?.state === 'applied' ? 'applyUnderReview' : 'rewardAlreadyClaimed');
  }
  await keepLimits(tx, app, { memberId, campaign, terms, amount, type });
  if (deposits.length > 0) await insertBasis(tx, reward, deposits);
  if (!isReviewed) await pay(tx, { ...reward, shard_id: shardOf(memberId) });
  const row = await holdRewardOf(tx, memberId, { kind, no, step, period });
  if (!row) throw new Error('a reward that was written is not there');
  return { ...row, title_zh: terms.zh.title, title_en: terms.en.title };
}
