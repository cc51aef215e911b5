import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** The VIP levels; visitors may read them too. */
export const vipRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.vip,
    component: lazyRouteComponent(() => import('../../features/vip/vip-page.tsx'), 'VipPage'),
  }),
] as const;
