import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.home,
  component: lazyRouteComponent(() => import('../../features/home/home-page.tsx'), 'HomePage'),
});
