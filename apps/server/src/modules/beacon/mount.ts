import type { ModuleMount } from '../mount.ts';
import { drawRoundJob } from './rounds/draw-round.job.ts';
import { watchRoundsJob } from './rounds/watch-rounds.job.ts';

export const beaconMount: ModuleMount = {
  name: 'beacon',
  jobs: [drawRoundJob, watchRoundsJob],
};
