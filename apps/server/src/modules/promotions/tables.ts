import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { CampaignKind, RewardState, RewardType } from '@fairway/contract/promotions/kinds.ts';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';

export interface CampaignKey {
  readonly kind: CampaignKind;
  readonly no: number;
}

export interface VersionRow extends CampaignKey {
  readonly hash: Buffer;
  readonly number: number;
  readonly document: CampaignTerms;
  readonly editor_id: string;
  readonly editor_name: string;
  readonly created_at: Date;
}

export interface CampaignRow extends CampaignKey {
  readonly newest: Buffer;
  readonly published: Buffer | null;
  readonly published_at: Date | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly paused: boolean;
  /** The rule of its terms that paused it. */
  readonly stopped_by: 'count' | 'dayCost' | null;
  /** The newest version waits for a second person. */
  readonly in_review: boolean;
  readonly closed: 'withdrawn' | 'archived' | null;
  readonly changed_at: Date;
  /** Minor units of yuan that went into the campaign's account, and came back from it. */
  readonly funded: bigint;
  readonly returned: bigint;
}

/** Goods that people hand over: what they are, and where they go. */
export interface GoodsDetail {
  readonly giftId: string;
  readonly name: { readonly zh: string; readonly en: string };
}

/** So many rounds of a game at a stake, fen. */
export interface FreeRoundsDetail {
  readonly game: MemberGameCode;
  readonly stake: string;
  readonly count: number;
}

/** What a free bet may be bet on: matches of a sport and of a competition, and a least price in thousandths; null for any. */
export interface FreeBetDetail {
  readonly days: number;
  readonly sport: Sport | null;
  readonly competitionId: string | null;
  readonly leastPrice: number | null;
}

/** The campaign in which chances are drawn. */
export interface ChancesDetail {
  readonly drawKind: CampaignKind;
  readonly drawNo: number;
}

export interface RewardRow extends CampaignKey {
  readonly shard_id: number;
  readonly id: string;
  readonly member_id: string;
  readonly version: Buffer;
  readonly step: string;
  readonly period: string;
  readonly type: RewardType;
  /** Fen of money; of points and chances their number; of goods their worth, of free rounds and free bets their stakes and of coins their cost, fen. */
  readonly amount: bigint;
  /** Of goods, free rounds, free bets and chances. */
  readonly detail: GoodsDetail | FreeRoundsDetail | FreeBetDetail | ChancesDetail | null;
  /** Hundredths. */
  readonly turnover: number;
  readonly state: RewardState;
  readonly reached_at: Date;
  readonly expires_at: Date | null;
  readonly applied_at: Date | null;
  readonly paid_at: Date | null;
  /** What was taken back of it, fen or points, and when last; of one that was refused with its deposit only when. */
  readonly reversed: bigint;
  readonly reversed_at: Date | null;
  /** When two people took it back for abuse. */
  readonly abused_at: Date | null;
  readonly transfer: string | null;
  readonly agreed_by: string | null;
  readonly agreed_name: string | null;
  readonly decided_by: string | null;
  readonly decided_name: string | null;
  readonly decided_at: Date | null;
  readonly remark: string | null;
  /** What the member wrote against a refusal, and what another person answered; null before either. */
  readonly appeal_text: string | null;
  readonly appealed_at: Date | null;
  readonly appeal_granted: boolean | null;
  readonly appeal_by: string | null;
  readonly appeal_name: string | null;
  readonly appeal_answer: string | null;
  readonly appeal_decided_at: Date | null;
}
