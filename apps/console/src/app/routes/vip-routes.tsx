import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

const grades = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.vipGrades,
  component: gated(
    'cashier.settings',
    lazyRouteComponent(() => import('../../features/vip/grades/grades-page.tsx'), 'GradesPage'),
  ),
});

/** What the VIP levels ask and give. */
export const vipRoutes = [grades] as const;
