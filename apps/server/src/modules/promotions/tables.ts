import type { CampaignKind, RewardState } from '@fairway/contract/promotions/kinds.ts';
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
  /** The newest version waits for a second person. */
  readonly in_review: boolean;
  readonly closed: 'withdrawn' | 'archived' | null;
  readonly changed_at: Date;
  /** Minor units of yuan that went into the campaign's account, and came back from it. */
  readonly funded: bigint;
  readonly returned: bigint;
}

export interface RewardRow extends CampaignKey {
  readonly shard_id: number;
  readonly id: string;
  readonly member_id: string;
  readonly version: Buffer;
  readonly step: string;
  readonly period: string;
  /** Minor units of yuan. */
  readonly amount: bigint;
  /** Hundredths. */
  readonly turnover: number;
  readonly state: RewardState;
  readonly reached_at: Date;
  readonly expires_at: Date | null;
  readonly applied_at: Date | null;
  readonly paid_at: Date | null;
  readonly transfer: string | null;
  readonly agreed_by: string | null;
  readonly agreed_name: string | null;
  readonly decided_by: string | null;
  readonly decided_name: string | null;
  readonly decided_at: Date | null;
  readonly remark: string | null;
}
