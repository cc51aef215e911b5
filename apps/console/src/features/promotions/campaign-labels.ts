import type { CampaignState, RewardState } from '@fairway/contract/promotions/kinds.ts';
import type { StatusTone } from '../../lib/components/status-tag.tsx';

export const campaignTones: Readonly<Record<CampaignState, StatusTone>> = {
  draft: 'ended',
  inReview: 'waiting',
  scheduled: 'moving',
  running: 'good',
  paused: 'flag',
  ended: 'ended',
  archived: 'ended',
  withdrawn: 'stopped',
};

export const rewardTones: Readonly<Record<RewardState, StatusTone>> = {
  reached: 'moving',
  applied: 'waiting',
  paid: 'good',
  expired: 'ended',
  failed: 'flag',
  refused: 'stopped',
};
