import type { ModuleMount } from '../mount.ts';
import { endMaintenanceJob } from './console/end-maintenance.job.ts';
import { venuesOperatorRoutes, venuesRoutes } from './routes.ts';
import { queryTransferJob } from './transfers/road/query-transfer.job.ts';

export const venuesMount: ModuleMount = {
  name: 'venues',
  routes: venuesRoutes,
  operatorRoutes: venuesOperatorRoutes,
  jobs: [queryTransferJob, endMaintenanceJob],
};
