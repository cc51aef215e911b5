import type { ModuleMount } from '../mount.ts';
import { signAuditHeadJob, watchAuditJob } from './audit/watch-audit.job.ts';
import { operatorProposals } from './accounts/proposals/operator-proposals.ts';
import { proposalKinds } from './proposals/proposal-kind.ts';
import { operatorsRoutes } from './operator-routes.ts';
import { seedOperators } from './seed/seed-operators.ts';

export const operatorsMount: ModuleMount = {
  name: 'operators',
  operatorRoutes: operatorsRoutes,
  jobs: [watchAuditJob, signAuditHeadJob],
  extensions: [proposalKinds.provide(...operatorProposals)],
  seed: seedOperators,
};
