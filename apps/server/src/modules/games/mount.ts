import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import { catalogueGames, freeRoundsOf, playSources } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { freeRoundOperatorRoutes, gameOperatorRoutes } from './operator-routes.ts';
import { endExpiredGrantsJob } from './free-rounds/end-expired-grants.job.ts';
import { freeRoundsProposal } from './free-rounds/free-rounds-proposal.ts';
import { freeRoundsLeft } from './free-rounds/free-rounds-left.ts';
import { countReturnsJob } from './returns/count-returns.job.ts';
import { roundsPlay } from './rounds/play-source.ts';
import { endLeftRoundsJob } from './rounds/steps/end-left-rounds.job.ts';
import { gamesLimitsKind } from './limits/limits-kind.ts';
import { startConducting } from './rocket/conduct/start-conducting.ts';
import { flightsPlay } from './rocket/play-source.ts';
import { rocketGame } from './rocket/rocket-game.ts';
import { crashRoutes, freeRoundRoutes, gamesRoutes } from './routes.ts';
import { houseGames } from './rules/house-games.ts';

export const gamesMount: ModuleMount = {
  name: 'games',
  routes: [...gamesRoutes, ...freeRoundRoutes, ...crashRoutes],
  operatorRoutes: [...freeRoundOperatorRoutes, ...gameOperatorRoutes],
  jobs: [endLeftRoundsJob, endExpiredGrantsJob, countReturnsJob],
  extensions: [
    playSources.provide(roundsPlay, flightsPlay),
    freeRoundsOf.provide(freeRoundsLeft),
    proposalKinds.provide(freeRoundsProposal),
    ...provideSettings(gamesLimitsKind),
    catalogueGames.provide(
      ...[...houseGames, rocketGame].map(({ code, name, rtp }) => ({
        code,
        venue: gamesVenue,
        name,
        path: `/app/egame/play/${code}`,
        demo: false,
        rtp,
        art: code,
      })),
    ),
  ],
  start: async (app) => startConducting(app),
};
