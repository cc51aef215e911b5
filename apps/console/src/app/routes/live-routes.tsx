import {
  anchorStatuses,
  roomKinds,
  roomWatchRules,
  scheduleStatuses,
} from '@fairway/contract/live/states.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, text, withoutUndefined } from './search-fields.ts';

const wall = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.liveWall,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({ status: oneOf(search, 'status', ['ready', 'takenDown', 'ended'] as const) }),
  component: gated(
    'live.read',
    lazyRouteComponent(() => import('../../features/live/wall/live-wall-page.tsx'), 'LiveWallPage'),
  ),
});

const schedule = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.liveSchedule,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({ status: oneOf(search, 'status', scheduleStatuses.codeList) }),
  component: gated(
    'live.read',
    lazyRouteComponent(
      () => import('../../features/live/schedule/live-schedule-page.tsx'),
      'LiveSchedulePage',
    ),
  ),
});

const rooms = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.liveRooms,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      kind: oneOf(search, 'kind', roomKinds.codeList),
      watchRule: oneOf(search, 'watchRule', roomWatchRules.codeList),
      keyword: text(search, 'keyword')?.slice(0, 40),
    }),
  component: gated(
    'live.read',
    lazyRouteComponent(() => import('../../features/live/rooms/live-rooms-page.tsx'), 'LiveRoomsPage'),
  ),
});

const anchors = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.anchors,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      status: oneOf(search, 'status', anchorStatuses.codeList),
      keyword: text(search, 'keyword')?.slice(0, 40),
    }),
  component: gated(
    'live.read',
    lazyRouteComponent(() => import('../../features/live/anchors/anchors-page.tsx'), 'AnchorsPage'),
  ),
});

/** What is shown in rooms, what is announced, who may watch, and the people who show it. */
export const liveRoutes = [wall, schedule, rooms, anchors] as const;
