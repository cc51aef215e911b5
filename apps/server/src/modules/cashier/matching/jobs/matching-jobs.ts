import { enterDepositJob } from './enter-deposit.job.ts';
import { enterWithdrawalJob } from './enter-withdrawal.job.ts';
import { followDepositJob } from './follow-deposit.job.ts';
import { partDueJob } from './part-due.job.ts';
import { waitOverJob } from './wait-over.job.ts';

/** Everything that matching does by itself. */
export const matchingJobs = [enterDepositJob, followDepositJob, enterWithdrawalJob, waitOverJob, partDueJob];
