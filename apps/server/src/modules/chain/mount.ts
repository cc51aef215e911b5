import type { ModuleMount } from '../mount.ts';
import { watchSignerJob } from './alarms/watch-signer.job.ts';
import { compareBalancesJob } from './balances/compare-balances.job.ts';
import { chainOperatorRoutes } from './operator-routes.ts';
import { sweepDepositsJob } from './sweeping/sweep-deposits.job.ts';

export const chainMount: ModuleMount = {
  name: 'chain',
  operatorRoutes: chainOperatorRoutes,
  jobs: [sweepDepositsJob, compareBalancesJob, watchSignerJob],
};
