import { paymentChannels } from '#modules/cashier';
import type { ModuleMount } from '../mount.ts';
import { fast } from './channel.ts';
import { seedMatching } from './demo/seed-matching.ts';
import { enterDepositJob } from './jobs/enter-deposit.job.ts';
import { enterWithdrawalJob } from './jobs/enter-withdrawal.job.ts';
import { followDepositJob } from './jobs/follow-deposit.job.ts';
import { partDueJob } from './jobs/part-due.job.ts';
import { retryLostStagesJob } from './jobs/retry-lost-stages.job.ts';
import { waitOverJob } from './jobs/wait-over.job.ts';
import { matchingOperatorRoutes } from './operator-routes.ts';
import { matchingRoutes } from './routes.ts';

export const matchingMount: ModuleMount = {
  name: 'matching',
  routes: matchingRoutes,
  operatorRoutes: matchingOperatorRoutes,
  jobs: [enterDepositJob, followDepositJob, enterWithdrawalJob, waitOverJob, partDueJob, retryLostStagesJob],
  extensions: [paymentChannels.provide(fast)],
  seed: seedMatching,
};
