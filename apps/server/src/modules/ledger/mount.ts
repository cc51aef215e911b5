import type { ModuleMount } from '../mount.ts';
import { proveEverythingJob } from './proofs/prove-everything.job.ts';
import { proveSampleJob } from './proofs/prove-sample.job.ts';
import { sealJob } from './proofs/seal.job.ts';

export const ledgerMount: ModuleMount = {
  name: 'ledger',
  jobs: [proveSampleJob, proveEverythingJob, sealJob],
};
