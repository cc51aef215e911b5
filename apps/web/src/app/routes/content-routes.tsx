import { newsColumns, type NewsColumn } from '@fairway/contract/content/news/kinds.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { paths } from '../paths.ts';
import { rootRoute, shellRoute } from './frames.tsx';

const agentPage = lazyRouteComponent(
  () => import('../../features/content/agent/agent-page.tsx'),
  'AgentPage',
);

/** The token of a preview link. */
function readPreview(search: Record<string, unknown>): { preview?: string } {
  const { preview } = search;
  return typeof preview === 'string' && preview !== '' ? { preview: preview.slice(0, 300) } : {};
}

/** The column of the news page; the other one without it. */
function readColumn({ column }: Record<string, unknown>): { column?: NewsColumn } {
  const known = newsColumns.find((each) => each === column);
  return known ? { column: known } : {};
}

/** Pages of published content inside the shell. */
export const contentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.help,
    component: lazyRouteComponent(() => import('../../features/content/help/help-page.tsx'), 'HelpPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.news,
    validateSearch: ownSearch(['column'], readColumn),
    component: lazyRouteComponent(() => import('../../features/content/news/news-page.tsx'), 'NewsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.newsDetail,
    component: lazyRouteComponent(
      () => import('../../features/content/news/detail/news-detail-page.tsx'),
      'NewsDetailPage',
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.sponsors,
    component: lazyRouteComponent(
      () => import('../../features/content/sponsors/sponsors-page.tsx'),
      'SponsorsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.sponsor,
    // Header and footer are hidden on sponsor pages (specification section 2).
    staticData: { hides: ['header', 'footer'] },
    component: lazyRouteComponent(
      () => import('../../features/content/sponsors/sponsor-page.tsx'),
      'SponsorPage',
    ),
  }),
  createRoute({ getParentRoute: () => shellRoute, path: paths.agent, component: agentPage }),
  createRoute({ getParentRoute: () => shellRoute, path: paths.agentPage, component: agentPage }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.page,
    component: lazyRouteComponent(() => import('../../features/content/pages/static-page.tsx'), 'StaticPage'),
  }),
] as const;

/** Pages of published content without header and footer. */
export const contentSoloRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.soloAgentPage,
    component: lazyRouteComponent(
      () => import('../../features/content/agent/agent-page.tsx'),
      'SoloAgentPage',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.soloSponsor,
    component: lazyRouteComponent(
      () => import('../../features/content/sponsors/sponsor-page.tsx'),
      'SoloSponsorPage',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.sponsorPreview,
    validateSearch: ownSearch(['preview'], readPreview),
    component: lazyRouteComponent(
      () => import('../../features/content/sponsors/sponsor-page.tsx'),
      'SponsorPreviewPage',
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.contentPreview,
    validateSearch: ownSearch(['preview'], readPreview),
    component: lazyRouteComponent(() => import('./preview-screen.tsx'), 'PreviewScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.shortUrl,
    beforeLoad: async ({ params }) => {
      const { followShortUrl } = await import('../../features/content/pages/follow-short-url.ts');
      await followShortUrl(params.code);
    },
  }),
] as const;
