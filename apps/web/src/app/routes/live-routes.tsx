import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lobbyKeys, readRoomsSearch } from '../../features/live/lobby/lobby-search.ts';
import { readRoomSearch, roomKeys } from '../../features/live/room/room-search.ts';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { readStudioSearch, studioKeys } from '../../features/anchor-studio/studio-search.ts';
import { paths } from '../paths.ts';
import { requireMember } from '../guards/require-member.ts';
import { shellRoute } from './frames.tsx';

const inShell = { getParentRoute: () => shellRoute } as const;

/** Live rooms, anchors and what is announced; each page in a file of its own. */
export const liveRoutes = [
  createRoute({
    ...inShell,
    path: paths.rooms,
    validateSearch: ownSearch(lobbyKeys, readRoomsSearch),
    component: lazyRouteComponent(() => import('../../features/live/lobby/live-lobby.tsx'), 'LiveLobby'),
    staticData: { kind: 'venue', scenic: true },
  }),
  createRoute({
    ...inShell,
    path: paths.room,
    validateSearch: ownSearch(roomKeys, readRoomSearch),
    component: lazyRouteComponent(() => import('./live-room-screen.tsx'), 'LiveRoomScreen'),
    staticData: { hides: ['footer'], kind: 'venue' },
  }),
  createRoute({
    ...inShell,
    path: paths.anchorHall,
    component: lazyRouteComponent(
      () => import('../../features/live/anchor-game/anchor-hall-page.tsx'),
      'AnchorHallPage',
    ),
    staticData: { hides: ['footer'], kind: 'venue', scenic: true },
  }),
  createRoute({
    ...inShell,
    path: paths.anchor,
    component: lazyRouteComponent(() => import('../../features/live/anchor/anchor-page.tsx'), 'AnchorPage'),
  }),
  createRoute({
    ...inShell,
    path: paths.anchorStudio,
    beforeLoad: requireMember,
    validateSearch: ownSearch(studioKeys, readStudioSearch),
    component: lazyRouteComponent(() => import('./anchor-studio-screen.tsx'), 'AnchorStudioScreen'),
  }),
  createRoute({
    ...inShell,
    path: paths.schedule,
    component: lazyRouteComponent(
      () => import('../../features/live/schedule/schedule-page.tsx'),
      'SchedulePage',
    ),
  }),
  createRoute({
    ...inShell,
    path: paths.scheduleDetail,
    component: lazyRouteComponent(
      () => import('../../features/live/schedule/schedule-detail-page.tsx'),
      'ScheduleDetailPage',
    ),
  }),
] as const;
