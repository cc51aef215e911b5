import type { ModuleMount } from '../mount.ts';
import { deliverCode } from './codes/deliver-code.job.ts';
import { riskRoutes } from './routes.ts';
import { sweepRisk } from './sweep-risk.job.ts';

export const riskMount: ModuleMount = {
  name: 'risk',
  routes: riskRoutes,
  jobs: [sweepRisk, deliverCode],
};
