import { adapters } from '#platform/adapters/connect-adapter.ts';
import type { ModuleMount } from '../mount.ts';
import { beichen } from './adapters/beichen/beichen.ts';
import { proposalKinds } from '#modules/operators';
import { endMaintenanceJob } from './console/end-maintenance.job.ts';
import { venueOpeningProposal } from './console/opening-proposal.ts';
import { venuesOperatorRoutes, venuesRoutes } from './routes.ts';
import { queryTransferJob } from './transfers/road/query-transfer.job.ts';

export const venuesMount: ModuleMount = {
  name: 'venues',
  routes: venuesRoutes,
  operatorRoutes: venuesOperatorRoutes,
  extensions: [adapters.provide(beichen), proposalKinds.provide(venueOpeningProposal)],
  jobs: [queryTransferJob, endMaintenanceJob],
};
