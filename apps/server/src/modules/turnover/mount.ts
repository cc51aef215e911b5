import type { ModuleMount } from '../mount.ts';
import { turnoverOperatorRoutes } from './operator-routes.ts';
import {
  endPlayedEmptyAfterBet,
  endPlayedEmptyAfterGame,
  endPlayedEmptyAfterTickets,
  endPlayedEmptyAtVenue,
  playedEmptyJob,
  reopenPlayedEmptyAfterBet,
} from './played-empty/played-empty.ts';
import { turnoverRoutes } from './routes.ts';
import {
  countCorrectedBet,
  countCorrectedGame,
  countSettledBet,
  countSettledGame,
  countSettledTickets,
} from './subscribers.ts';

export const turnoverMount: ModuleMount = {
  name: 'turnover',
  routes: turnoverRoutes,
  operatorRoutes: turnoverOperatorRoutes,
  jobs: [playedEmptyJob],
  subscribers: [
    countSettledBet,
    countCorrectedBet,
    countSettledGame,
    countSettledTickets,
    countCorrectedGame,
    endPlayedEmptyAfterBet,
    endPlayedEmptyAfterGame,
    endPlayedEmptyAfterTickets,
    reopenPlayedEmptyAfterBet,
    endPlayedEmptyAtVenue,
  ],
};
