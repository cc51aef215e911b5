import { broadcastKinds, broadcastStatuses } from '@fairway/contract/messages/broadcasts.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined, text } from './search-fields.ts';

/** What operators send to members. */
export const messagesRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.messages,
    validateSearch: (search: Record<string, unknown>) =>
      withoutUndefined({
        kind: oneOf(search, 'kind', broadcastKinds.codeList),
        status: oneOf(search, 'status', broadcastStatuses),
        id: text(search, 'id'),
      }),
    component: gated(
      'messages.read',
      lazyRouteComponent(() => import('../../features/messages/broadcasts-page.tsx'), 'BroadcastsPage'),
    ),
  }),
] as const;
