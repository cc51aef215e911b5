import type { ModuleMount } from '../mount.ts';
import { turnoverOperatorRoutes } from './operator-routes.ts';
import {
  endPlayedEmptyAfterBet,
  endPlayedEmptyAtVenue,
  playedEmptyJob,
  reopenPlayedEmptyAfterBet,
} from './played-empty/played-empty.ts';
import { turnoverRoutes } from './routes.ts';
import { countCorrectedBet, countSettledBet } from './subscribers.ts';

export const turnoverMount: ModuleMount = {
  name: 'turnover',
  routes: turnoverRoutes,
  operatorRoutes: turnoverOperatorRoutes,
  jobs: [playedEmptyJob],
  subscribers: [
    countSettledBet,
    countCorrectedBet,
    endPlayedEmptyAfterBet,
    reopenPlayedEmptyAfterBet,
    endPlayedEmptyAtVenue,
  ],
};
