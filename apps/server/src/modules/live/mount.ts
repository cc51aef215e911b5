import type { ModuleMount } from '../mount.ts';
import { keepMatchRooms, keepMatchRoomsJob } from './rooms/keep-match-rooms.job.ts';
import { popularLiveRoutes } from './routes.ts';

export const liveMount: ModuleMount = {
  name: 'live',
  routes: popularLiveRoutes,
  jobs: [keepMatchRoomsJob],
  seed: keepMatchRooms,
};
