import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readMessagesSearch } from '../../features/messages/inbox/messages-search.ts';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { paths } from '../paths.ts';
import { myCentreRoute } from './frames.tsx';

const messages = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.messages,
  validateSearch: ownSearch(['tab'], readMessagesSearch),
  component: lazyRouteComponent(
    () => import('../../features/messages/inbox/messages-page.tsx'),
    'MessagesPage',
  ),
});

/** The inbox in the member centre. */
export const messagesCentreRoutes = [messages] as const;
