import { dealerVenue } from '@fairway/contract/dealer/codes.ts';
import { fishingVenue } from '@fairway/contract/fishing/codes.ts';
import { cardsVenue, gamesVenue, venueOfGame } from '@fairway/contract/games/codes.ts';
import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import { catalogueGames, freeRoundsOf, playSources } from '#modules/venues';
import { faultFields } from '#platform/logger.ts';
import type { ModuleMount } from '../mount.ts';
import { freeRoundOperatorRoutes, gameOperatorRoutes, memberTableOperatorRoutes } from './operator-routes.ts';
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
import { conductPools } from './fishing/conduct/conduct-pools.ts';
import { fishingRtp, housePools } from './fishing/house-pools.ts';
import { fishingPlay, poolSeats } from './fishing/play-source.ts';
import { conductOnce } from './rocket/conduct/conduct-once.ts';
import { flightsPlay } from './rocket/play-source.ts';
import { rocketGame } from './rocket/rocket-game.ts';
import {
  crashRoutes,
  dealerRoutes,
  fishingRoutes,
  freeRoundRoutes,
  gamesRoutes,
  memberTableRoutes,
} from './routes.ts';
import { houseGames } from './rules/house-games.ts';
import { seatKinds } from './seats/seat-kind.ts';
import { conductHands } from './tables/conduct/conduct-hands.ts';
import { houseMemberTables } from './tables/house-member-tables.ts';
import { tablesPlay } from './tables/play-source.ts';
import { tableSeats } from './tables/seat-kind.ts';

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
  {
    look: conductPools,
    alarm: ({ logger }, fault) => {
      logger.error({ runbook: 'fishing-pools', ...faultFields(fault) }, 'fishing pools failed');
    },
  },
  {
    look: conductHands,
    alarm: ({ logger }, fault) => {
      logger.error({ runbook: 'member-tables', ...faultFields(fault) }, 'tables between members failed');
    },
  },
];

export const gamesMount: ModuleMount = {
  name: 'games',
  routes: [
    ...gamesRoutes,
    ...freeRoundRoutes,
    ...crashRoutes,
    ...dealerRoutes,
    ...fishingRoutes,
    ...memberTableRoutes,
  ],
  operatorRoutes: [...freeRoundOperatorRoutes, ...gameOperatorRoutes, ...memberTableOperatorRoutes],
  jobs: [endLeftRoundsJob, endExpiredGrantsJob, countReturnsJob],
  extensions: [
    playSources.provide(roundsPlay, flightsPlay, dealerPlay, fishingPlay, tablesPlay),
    seatKinds.provide(poolSeats, tableSeats),
    freeRoundsOf.provide(freeRoundsLeft),
    proposalKinds.provide(freeRoundsProposal),
    ...provideSettings(gamesLimitsKind),
    catalogueGames.provide(
      ...[...houseGames, rocketGame].map(({ code, name, rtp }) => ({
        code,
        venue: code === 'rocket' ? gamesVenue : venueOfGame(code),
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
      ...housePools.map(({ code, name }) => ({
        code,
        venue: fishingVenue,
        name,
        path: `/app/fishing/${code}`,
        demo: false,
        rtp: fishingRtp,
        art: null,
      })),
      ...houseMemberTables.map(({ code, name }) => ({
        code,
        venue: cardsVenue,
        name,
        path: `/app/chessGame/${code}`,
        demo: false,
        rtp: null,
        art: null,
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
