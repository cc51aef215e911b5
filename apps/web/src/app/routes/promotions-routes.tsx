import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** The token of a preview link. */
function readPreview({ preview }: Record<string, unknown>): { preview?: string } {
  const token = typeof preview === 'number' ? String(preview) : preview;
  return typeof token === 'string' && token !== '' ? { preview: token.slice(0, 200) } : {};
}

/** The centre's other tabs, and the category of its first; which categories there are, the page knows. */
function readCentre({ tab, category }: Record<string, unknown>): {
  tab?: 'rewards' | 'welfare';
  category?: string;
} {
  const isCode = typeof category === 'string' && /^[a-z]{1,20}$/.test(category);
  return { ...(tab === 'rewards' || tab === 'welfare' ? { tab } : {}), ...(isCode ? { category } : {}) };
}

const inShell = { getParentRoute: () => shellRoute, staticData: { kind: 'activity' } } as const;
const ofCampaign = { ...inShell, validateSearch: ownSearch(['preview'], readPreview) } as const;
const gifts = () => import('../../features/promotions/deposit-gift/deposit-gift-pages.tsx');
const worldCup = () => import('../../features/promotions/guess/world-cup-pages.tsx');
const cups = () => import('../../features/promotions/euro/euro-pages.tsx');
const pages = () => import('../../features/promotions/page/campaign-pages.tsx');
const draws = () => import('../../features/promotions/draws/draw-page.tsx');

/** The centre of promotions and each campaign's own page; visitors may read them. */
export const promotionsRoutes = [
  createRoute({
    ...inShell,
    path: paths.activity,
    validateSearch: ownSearch(['tab', 'category'], readCentre),
    component: lazyRouteComponent(
      () => import('../../features/promotions/centre/activity-page.tsx'),
      'ActivityPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.offer,
    component: lazyRouteComponent(
      () => import('../../features/promotions/shared/shared-page.tsx'),
      'SharedPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.offerDetails,
    component: lazyRouteComponent(pages, 'DetailsPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.pureDisplay,
    component: lazyRouteComponent(pages, 'DisplayPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.depositFirst,
    component: lazyRouteComponent(gifts, 'DepositFirstPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.depositAgain,
    component: lazyRouteComponent(gifts, 'DepositAgainPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.invite,
    component: lazyRouteComponent(
      () => import('../../features/promotions/invite/invite-page.tsx'),
      'InvitePage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.drawGift,
    component: lazyRouteComponent(draws, 'DrawGiftPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.shot,
    component: lazyRouteComponent(draws, 'ShotPage'),
  }),
  createRoute({
    ...inShell,
    path: paths.shotDemo,
    component: lazyRouteComponent(
      () => import('../../features/promotions/draws/shot-demo-page.tsx'),
      'ShotDemoPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.soccerLottery,
    component: lazyRouteComponent(
      () => import('../../features/promotions/soccer-lottery/soccer-lottery-page.tsx'),
      'SoccerLotteryPage',
    ),
  }),
  createRoute({
    ...inShell,
    path: paths.soccerIssue,
    component: lazyRouteComponent(
      () => import('../../features/promotions/soccer-lottery/issue-page.tsx'),
      'IssuePage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.surviving,
    component: lazyRouteComponent(
      () => import('../../features/promotions/surviving/surviving-page.tsx'),
      'SurvivingPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.breakout,
    component: lazyRouteComponent(
      () => import('../../features/promotions/breakout/breakout-page.tsx'),
      'BreakoutPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.present,
    component: lazyRouteComponent(
      () => import('../../features/promotions/present/present-page.tsx'),
      'PresentPage',
    ),
  }),
  createRoute({
    ...inShell,
    path: paths.giftApply,
    component: lazyRouteComponent(
      () => import('../../features/promotions/gift-apply/gift-apply-page.tsx'),
      'GiftApplyPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.monthMoney,
    component: lazyRouteComponent(
      () => import('../../features/promotions/vip-gifts/month-money-page.tsx'),
      'MonthMoneyPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.newTask,
    component: lazyRouteComponent(
      () => import('../../features/promotions/new-task/new-task-page.tsx'),
      'NewTaskPage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.fissile,
    component: lazyRouteComponent(
      () => import('../../features/promotions/fissile/fissile-page.tsx'),
      'FissilePage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.racePage,
    component: lazyRouteComponent(() => import('../../features/promotions/race/race-page.tsx'), 'RacePage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.redPackRain,
    component: lazyRouteComponent(() => import('../../features/promotions/rain/rain-page.tsx'), 'RainPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.raffle,
    component: lazyRouteComponent(
      () => import('../../features/promotions/raffle/raffle-page.tsx'),
      'RafflePage',
    ),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.signGift,
    component: lazyRouteComponent(() => import('../../features/promotions/sign/sign-page.tsx'), 'SignPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.worldCupGuess,
    component: lazyRouteComponent(worldCup, 'WorldCupGuessPage'),
  }),
  createRoute({
    ...inShell,
    path: paths.worldCupLanding,
    component: lazyRouteComponent(worldCup, 'WorldCupLanding'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.europeanCup,
    component: lazyRouteComponent(cups, 'EuropeanCupPage'),
  }),
  createRoute({
    ...ofCampaign,
    path: paths.euroCup,
    component: lazyRouteComponent(cups, 'EuroCupPage'),
  }),
] as const;
