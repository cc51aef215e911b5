import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { settingsOf } from '../network.ts';
import { networks } from '../networks.ts';
import { RpcFault } from '../node/rpc.ts';
import { compareBalances, type BalancesCompared } from './compare-balances.ts';

/** Every ten minutes, and with every comparison of the books, the balances on the chains are compared with what the book expects. */
export const compareBalancesJob = definePeriodicJob({
  name: 'chain.compare-balances',
  every: { seconds: 600 },
  async run(app) {
    await compareAllBalances(app);
  },
});

/** Compares every network; one whose node is away or was not read is left for the next time. */
export async function compareAllBalances(app: Platform): Promise<BalancesCompared> {
  const all: BalancesCompared = { compared: 0, different: 0 };
  for (const network of networks) {
    if (network.payoutFee === undefined || settingsOf(app, network).rpcUrl === undefined) continue;
    try {
      const { compared, different } = await compareBalances(app, network);
      all.compared += compared;
      all.different += different;
    } catch (fault) {
      if (!(fault instanceof RpcFault)) throw fault;
      app.logger.warn({ ...faultFields(fault), channel: network.code }, 'no balances could be compared');
    }
  }
  return all;
}
