import { dealerVenue } from '@fairway/contract/dealer/codes.ts';
import { gamesVenue } from '@fairway/contract/games/codes.ts';
import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import { catalogueGames, freeRoundsOf, playSources } from '#modules/venues';
import { faultFields } from '#platform/logger.ts';
import type { ModuleMount } from '../mount.ts';
import { freeRoundOperatorRoutes, gameOperatorRoutes } from './operator-routes.ts';
import { endExpiredGrantsJob } from './free-rounds/end-expired-grants.job.ts';
import { freeRoundsProposal } from './free-rounds/free-rounds-proposal.ts';
import { freeRoundsLeft } from './free-rounds/free-rounds-left.ts';
import { countReturnsJob } from './returns/count-returns.job.ts';
import { roundsPlay } from './rounds/play-source.ts';
import { endLeftRoundsJob } from './rounds/steps/end-left-rounds.job.ts';
import { gamesLimitsKind } from './limits/limits-kind.ts';
import { startConducting, type Conducted } from './conducting/start-conducting.ts';
import { conductTables } from './dealer/conduct/conduct-tables.ts';
import { houseTables } from './dealer/house-tables.ts';
import { dealerPlay } from './dealer/play-source.ts';
import { conductOnce } from './rocket/conduct/conduct-once.ts';
import { flightsPlay } from './rocket/play-source.ts';
import { rocketGame } from './rocket/rocket-game.ts';
import { crashRoutes, dealerRoutes, freeRoundRoutes, gamesRoutes } from './routes.ts';
import { houseGames } from './rules/house-games.ts';

/** The games that go on by themselves while a page looks. */
const conducted: readonly Conducted[] = [
  {
    look: conductOnce,
    alarm: ({ logger }, fault) => {
      logger.error({ runbook: 'crash-game', ...faultFields(fault) }, 'crash game failed');
    },
  },
  {
    look: conductTables,
    alarm: ({ logger }, fault) => {
      logger.error({ runbook: 'live-tables', ...faultFields(fault) }, 'live tables failed');
    },
  },
];

export const gamesMount: ModuleMount = {
  name: 'games',
  routes: [...gamesRoutes, ...freeRoundRoutes, ...crashRoutes, ...dealerRoutes],
  operatorRoutes: [...freeRoundOperatorRoutes, ...gameOperatorRoutes],
  jobs: [endLeftRoundsJob, endExpiredGrantsJob, countReturnsJob],
  extensions: [
    playSources.provide(roundsPlay, flightsPlay, dealerPlay),
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
      ...houseTables.map(({ code, name, rtp, game }) => ({
        code,
        venue: dealerVenue,
        name,
        path: `/app/realbet/table/${code}`,
        demo: false,
        rtp,
        art: game,
      })),
    ),
  ],
  start: async (app) => {
    const stops = conducted.map((one) => startConducting(app, one));
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
};
