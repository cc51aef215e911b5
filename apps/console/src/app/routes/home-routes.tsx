import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDays } from '../../features/home/days.ts';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined } from './search-fields.ts';

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.home,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      period: oneOf(search, 'period', ['yesterday', 'week', 'month']),
      ...readDays(search),
    }),
  component: lazyRouteComponent(() => import('../../features/home/home-page.tsx'), 'HomePage'),
});
