import type { ModuleMount } from '../mount.ts';
import { beaconRoutes } from './routes.ts';
import { drawRoundJob } from './rounds/draw-round.job.ts';
import { watchRoundsJob } from './rounds/watch-rounds.job.ts';

export const beaconMount: ModuleMount = {
  name: 'beacon',
  routes: beaconRoutes,
  jobs: [drawRoundJob, watchRoundsJob],
};
