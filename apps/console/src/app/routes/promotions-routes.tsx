import { campaignStates, rewardStates } from '@fairway/contract/promotions/kinds.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined } from './search-fields.ts';

const campaigns = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.campaigns,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({ state: oneOf(search, 'state', campaignStates.codeList) }),
  component: gated(
    'promotions.read',
    lazyRouteComponent(
      () => import('../../features/promotions/campaigns/campaigns-page.tsx'),
      'CampaignsPage',
    ),
  ),
});

const campaign = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.campaign,
  component: gated(
    'promotions.read',
    lazyRouteComponent(() => import('../../features/promotions/campaign/campaign-page.tsx'), 'CampaignPage'),
  ),
});

const rewards = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.campaignRewards,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({ state: oneOf(search, 'state', [...rewardStates.codeList, 'appealed' as const]) }),
  component: gated(
    'promotions.read',
    lazyRouteComponent(() => import('../../features/promotions/rewards/rewards-page.tsx'), 'RewardsPage'),
  ),
});

const funds = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.campaignFunds,
  component: gated(
    'promotions.read',
    lazyRouteComponent(() => import('../../features/promotions/funds/funds-page.tsx'), 'FundsPage'),
  ),
});

/** Campaigns, their rewards under review, and their money. */
export const promotionsRoutes = [campaigns, campaign, rewards, funds] as const;
