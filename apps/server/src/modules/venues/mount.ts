import { adapters } from '#platform/adapters/connect-adapter.ts';
import type { ModuleMount } from '../mount.ts';
import { beichen } from './adapters/beichen/beichen.ts';
import { openBusiness } from '#modules/members';
import { proposalKinds } from '#modules/operators';
import { endMaintenanceJob } from './console/end-maintenance.job.ts';
import { venueOpeningProposal } from './console/opening-proposal.ts';
import { cleanUpHours } from './games/openings/clean-up-hours.job.ts';
import { venuesGameRoutes, venuesOperatorRoutes, venuesPartyRoutes, venuesRoutes } from './routes.ts';
import { playSources } from './play-source.ts';
import { hub } from './seamless/parties/hub.ts';
import { qiming } from './seamless/parties/qiming.ts';
import { readGameListsJob } from './seamless/lists/read-game-lists.job.ts';
import { askOpenRoundsJob } from './seamless/reconcile/ask-open-rounds.job.ts';
import { compareStatementsJob } from './seamless/reconcile/compare-statements.job.ts';
import { seamlessRoutes } from './seamless/routes.ts';
import { seamlessBusiness, seamlessPlay } from './seamless/rounds/play-source.ts';
import { queryTransferJob } from './transfers/road/query-transfer.job.ts';

export const venuesMount: ModuleMount = {
  name: 'venues',
  routes: [...venuesRoutes, ...venuesGameRoutes, ...seamlessRoutes],
  operatorRoutes: [...venuesOperatorRoutes, ...venuesPartyRoutes],
  extensions: [
    adapters.provide(beichen, qiming, hub),
    playSources.provide(seamlessPlay),
    openBusiness.provide(seamlessBusiness),
    proposalKinds.provide(venueOpeningProposal),
  ],
  jobs: [
    queryTransferJob,
    endMaintenanceJob,
    cleanUpHours,
    compareStatementsJob,
    askOpenRoundsJob,
    readGameListsJob,
  ],
};
