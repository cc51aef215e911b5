import { mounts } from '../../mounts.ts';

const names = ['chain', 'payout-methods', 'identity', 'turnover', 'cashier', 'matching'];

/** The jobs of the cashier, its parts and matching: what a test of one of them runs. */
export const cashierJobs = mounts
  .filter(({ name }) => names.includes(name))
  .flatMap(({ jobs }) => jobs ?? []);
