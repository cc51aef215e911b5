import { promotionActErrors } from './errors/acts.ts';
import { promotionCampaignErrors } from './errors/campaigns.ts';
import { promotionGiftErrors } from './errors/gifts.ts';
import { promotionRewardErrors } from './errors/rewards.ts';

/** Activities, gifts, tasks, VIP rewards. Results 200, 711 and 800 are no errors: see `activities.ts`. */
export const promotionErrors = {
  ...promotionCampaignErrors,
  ...promotionRewardErrors,
  ...promotionGiftErrors,
  ...promotionActErrors,
} as const;
