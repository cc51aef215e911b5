import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** Gifts in rooms: what was given, and the catalogue with its ceilings. */
export const giftsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.gifts,
    component: gated(
      'live.read',
      lazyRouteComponent(() => import('../../features/gifts/gifts-page.tsx'), 'GiftsPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.giftSettings,
    component: gated(
      'cashier.settings',
      lazyRouteComponent(() => import('../../features/gifts/gift-settings-page.tsx'), 'GiftSettingsPage'),
    ),
  }),
] as const;
