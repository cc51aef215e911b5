import { memberStatuses } from '@fairway/contract/members/statuses.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined, text } from './search-fields.ts';

const members = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.members,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({ search: text(search, 'search'), status: oneOf(search, 'status', memberStatuses) }),
  component: gated(
    'members.read',
    lazyRouteComponent(() => import('../../features/members/search/members-page.tsx'), 'MembersPage'),
  ),
});

const member = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.member,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      tab: oneOf(search, 'tab', ['orders', 'bets', 'venues', 'protection', 'vip', 'sessions', 'acts']),
      account: text(search, 'account'),
    }),
  component: gated(
    'members.read',
    lazyRouteComponent(() => import('../../features/members/member/member-page.tsx'), 'MemberPage'),
  ),
});

const memberChanges = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.memberChanges,
  component: gated(
    'members.review',
    lazyRouteComponent(() => import('../../features/members/changes/changes-page.tsx'), 'ChangesPage'),
  ),
});

const memberClosings = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.memberClosings,
  component: gated(
    'members.read',
    lazyRouteComponent(() => import('../../features/members/closings/closings-page.tsx'), 'ClosingsPage'),
  ),
});

/** Members, found and seen whole, what they want changed, and who wants to leave. */
export const membersRoutes = [members, member, memberChanges, memberClosings] as const;
