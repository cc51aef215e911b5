import { defineEndpoints } from '../endpoint.ts';

/** The console's campaigns: one writes, another publishes (`approveProposal`), rewards above the bounds are decided by people. */
export const promotionOperatorEndpoints = defineEndpoints({
  listCampaigns: {
    method: 'POST',
    path: '/api/promotions/v1/operator/listCampaigns',
    caller: 'operator',
    permission: 'promotions.read',
    errors: ['permissionMissing'],
    summary: 'All campaigns with state, window, budget and what they have paid, 20 a page',
  },
  getCampaign: {
    method: 'POST',
    path: '/api/promotions/v1/operator/getCampaign',
    caller: 'operator',
    permission: 'promotions.read',
    errors: ['permissionMissing', 'activityUnknown'],
    summary: 'One campaign: newest and published version, its verdict, its versions, its preview link',
  },
  saveCampaignDraft: {
    method: 'POST',
    path: '/api/promotions/v1/operator/saveCampaignDraft',
    caller: 'operator',
    permission: 'promotions.edit',
    once: true,
    errors: ['permissionMissing', 'activityUnknown', 'editConflict', 'campaignUnfit', 'campaignOver'],
    summary:
      'Writes a version of a campaign, a new campaign without a number; an edit voids the request that waits',
  },
  rehearseCampaign: {
    method: 'POST',
    path: '/api/promotions/v1/operator/rehearseCampaign',
    caller: 'operator',
    permission: 'promotions.edit',
    once: true,
    errors: ['permissionMissing', 'activityUnknown'],
    summary:
      'What a version would have cost on what members did in the last 30 days; nothing is published without it',
  },
  requestPublication: {
    method: 'POST',
    path: '/api/promotions/v1/operator/requestPublication',
    caller: 'operator',
    permission: 'promotions.edit',
    once: true,
    errors: ['permissionMissing', 'activityUnknown', 'campaignUnfit', 'campaignOver'],
    summary: 'Has the newest version wait for a second person, who publishes and so funds it',
  },
  pauseCampaign: {
    method: 'POST',
    path: '/api/promotions/v1/operator/pauseCampaign',
    caller: 'operator',
    permission: 'promotions.publish',
    once: true,
    errors: ['permissionMissing', 'activityUnknown', 'campaignOver'],
    summary:
      'Stops joining at once, or lets a paused campaign go on; what was earned can be claimed all the while',
  },
  endCampaign: {
    method: 'POST',
    path: '/api/promotions/v1/operator/endCampaign',
    caller: 'operator',
    permission: 'promotions.publish',
    once: true,
    errors: ['permissionMissing', 'activityUnknown', 'campaignOver', 'campaignOwes'],
    summary: 'Withdraws a draft, or archives an ended campaign: what its account has left goes back',
  },
  listCampaignRewards: {
    method: 'POST',
    path: '/api/promotions/v1/operator/listCampaignRewards',
    caller: 'operator',
    permission: 'promotions.read',
    errors: ['permissionMissing'],
    summary: 'Rewards of a campaign or of all, those that wait for a decision first, 20 a page',
  },
  decideReward: {
    method: 'POST',
    path: '/api/promotions/v1/operator/decideReward',
    caller: 'operator',
    permission: 'promotions.review',
    once: true,
    errors: ['permissionMissing', 'rewardNotWaiting', 'approverIsMaker', 'prizeSoldOut'],
    summary: 'Pays or refuses a reward under review; above 5,000.00 a second person has to agree',
  },
  decideRewardAppeal: {
    method: 'POST',
    path: '/api/promotions/v1/operator/decideRewardAppeal',
    caller: 'operator',
    permission: 'promotions.review',
    once: true,
    errors: ['permissionMissing', 'rewardNotWaiting', 'approverIsMaker', 'prizeSoldOut'],
    summary:
      'Answers an appeal against a reward that was refused or taken back, by another person than who did that',
  },
  requestRewardReversal: {
    method: 'POST',
    path: '/api/promotions/v1/operator/requestRewardReversal',
    caller: 'operator',
    permission: 'promotions.review',
    once: true,
    errors: ['permissionMissing', 'rewardUnknown', 'rewardNotReversible', 'editConflict'],
    summary: 'Has the taking back of a reward for abuse wait for a second person',
  },
  getLiability: {
    method: 'POST',
    path: '/api/promotions/v1/operator/getLiability',
    caller: 'operator',
    permission: 'promotions.read',
    errors: ['permissionMissing'],
    summary:
      'Each campaign’s fund, promised, paid and returned, equal to the ledger’s balances, with the sum',
  },
});
