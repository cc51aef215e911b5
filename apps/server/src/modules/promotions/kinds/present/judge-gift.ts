import type { PresentGift } from '@fairway/contract/promotions/gift/term-schemas.ts';
import { giftConditionTypes } from '@fairway/contract/promotions/gifts.ts';
import { fenPerTicket } from '@fairway/promotions';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { depositsOf, type CountableDeposit } from '../deposit-gift/deposits-of.ts';
import { spentIn, type ClaimRow } from '../gift/claims-store.ts';

const { firstDeposit, bet } = giftConditionTypes.codes;

/** What the gifts of a present are judged by. */
export interface Holdings {
  /** Played since the start, fen. */
  readonly played: bigint;
  /** Credit: one for each 100.00 of it, less what gifts have cost. */
  readonly earned: number;
  readonly spent: number;
  /** The member's first deposit ever, where it was made since the start; whole yuan. */
  readonly firstDeposit: number;
  readonly level: number;
}

export async function holdingsIn(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { campaign, claims, now }: { campaign: CampaignWithTerms; claims: readonly ClaimRow[]; now: Date },
): Promise<Holdings> {
  const { starts_at: since } = campaign;
  const [view, deposits] = await Promise.all([
    readMemberView(db, app, memberId, { since, now }),
    depositsOf(db, memberId, now),
  ]);
  const first = deposits.find(({ before }) => before === 0);
  const counts = first !== undefined && first.at >= since;
  return {
    played: view.played,
    earned: Number((view.played > 0n ? view.played : 0n) / fenPerTicket),
    spent: Number(spentIn(claims)),
    // Whole yuan, rounded down: what a gift asks for is a whole number of them.
    firstDeposit: counts ? Number(first.amount / 100n) : 0,
    level: view.member.grade,
  };
}

/** The first deposit, where a gift is taken for it. */
export async function countedFirstDeposit(
  tx: Tx,
  of: { memberId: string; gift: PresentGift; campaign: CampaignWithTerms; now: Date },
): Promise<CountableDeposit[]> {
  if (of.gift.condition !== firstDeposit) return [];
  const deposits = await depositsOf(tx, of.memberId, of.now);
  return deposits.filter(({ at, before }) => before === 0 && at >= of.campaign.starts_at);
}

/** What the member has of what a gift asks for. */
export function haveFor({ condition }: PresentGift, holdings: Holdings): number {
  if (condition === firstDeposit) return holdings.firstDeposit;
  return condition === bet ? holdings.earned - holdings.spent : holdings.level;
}

/** What a gift costs: credit, or nothing. Throws `taskUnfinished`, `creditInsufficient` and `vipLevelTooLow`. */
export function chargeFor(gift: PresentGift, holdings: Holdings): bigint {
  const { condition, need } = gift;
  const have = haveFor(gift, holdings);
  if (have >= need) return condition === bet ? BigInt(need) : 0n;
  if (condition === firstDeposit) throw new AppError('taskUnfinished');
  if (condition === bet) throw new AppError('creditInsufficient', { need, available: Math.max(0, have) });
  throw new AppError('vipLevelTooLow', { level: need });
}
