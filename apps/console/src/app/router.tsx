import { createRouter } from '@tanstack/react-router';
import { rootRoute, shellRoute } from './routes/frames.tsx';
import { homeRoute } from './routes/home-routes.tsx';
import { loginRoute } from './routes/operators-routes.tsx';

export const router = createRouter({
  routeTree: rootRoute.addChildren([loginRoute, shellRoute.addChildren([homeRoute])]),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
