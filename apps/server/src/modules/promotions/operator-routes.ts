import { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { endCampaign } from './campaigns/end-campaign.ts';
import { pauseCampaign } from './campaigns/pause-campaign.ts';
import { requestPublication } from './campaigns/request-publication.ts';
import { saveCampaignDraft } from './campaigns/save-campaign-draft.ts';
import { decideRewardAppeal } from './appeals/decide-reward-appeal.ts';
import { decideReward } from './desk/decide-reward.ts';
import { getCampaign } from './desk/get-campaign.ts';
import { getLiability } from './desk/get-liability.ts';
import { listCampaignRewards } from './desk/list-campaign-rewards.ts';
import { requestRewardReversal } from './reversals/abuse/request-reward-reversal.ts';
import { rehearseCampaign } from './rehearsal/rehearse-campaign.ts';
import { listCampaigns } from './desk/list-campaigns.ts';
import { searchCompetitions } from './desk/search-competitions.ts';

/** The console's calls for campaigns, their rewards and what they owe. */
export const promotionOperatorRoutes = defineRoutes(promotionOperatorEndpoints, promotionOperatorSchemas, {
  listCampaigns,
  getCampaign,
  searchCompetitions,
  saveCampaignDraft,
  rehearseCampaign,
  requestPublication,
  pauseCampaign,
  endCampaign,
  listCampaignRewards,
  decideReward,
  decideRewardAppeal,
  requestRewardReversal,
  getLiability,
});
