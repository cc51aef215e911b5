import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { catalogueGames, playSources } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { roundsPlay } from './rounds/play-source.ts';
import { endLeftRoundsJob } from './rounds/steps/end-left-rounds.job.ts';
import { startConducting } from './rocket/conduct/start-conducting.ts';
import { flightsPlay } from './rocket/play-source.ts';
import { rocketGame } from './rocket/rocket-game.ts';
import { crashRoutes, gamesRoutes } from './routes.ts';
import { houseGames } from './rules/house-games.ts';

export const gamesMount: ModuleMount = {
  name: 'games',
  routes: [...gamesRoutes, ...crashRoutes],
  jobs: [endLeftRoundsJob],
  extensions: [
    playSources.provide(roundsPlay, flightsPlay),
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
