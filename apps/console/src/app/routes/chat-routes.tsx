import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** What is said in rooms, and what of it waits for a person. */
export const chatRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.chats,
    component: gated(
      'live.read',
      lazyRouteComponent(() => import('../../features/chat/chat-desk-page.tsx'), 'ChatDeskPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.chatTerms,
    component: gated(
      'live.read',
      lazyRouteComponent(() => import('../../features/chat/chat-terms-page.tsx'), 'ChatTermsPage'),
    ),
  }),
] as const;
