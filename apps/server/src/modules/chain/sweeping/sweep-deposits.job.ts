import type { SweepState } from '@fairway/contract/chain/sweep-states.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { settingsOf, type Network } from '../network.ts';
import { networks } from '../networks.ts';
import { RpcFault } from '../node/rpc.ts';
import { SignerFault } from '../paying/ask-signer.ts';
import { beginSweep, giveFuel } from './give-fuel.ts';
import { planSweeps } from './plan-sweeps.ts';
import { followTransfer, signTransfer } from './send-sweep.ts';
import { noteProblem, selectOpenSweeps, type SweepRow } from './sweep-store.ts';

/** Sweeps of a network that one run carries on. */
const mostAtOnce = 100;

/** Plans sweeps and carries open ones on. Any number may run at once, and each step may be cut off anywhere. */
export const sweepDepositsJob = definePeriodicJob({
  name: 'chain.sweep-deposits',
  every: { seconds: 20 },
  run: (app) => sweepDeposits(app),
});

/** Networks on which sweeps are signed and sent. */
export function sweptNetworks(app: Platform): Network[] {
  const { url, secret } = app.config.signer;
  if (!url || !secret) return [];
  return networks.filter(
    (network) => network.payoutFee !== undefined && settingsOf(app, network).rpcUrl !== undefined,
  );
}

export async function sweepDeposits(app: Platform): Promise<void> {
  for (const network of sweptNetworks(app)) {
    // What is in flight goes on while nothing new can be planned.
    await planSweeps(app, network).catch((fault: unknown) => {
      if (!isAway(fault)) throw fault;
      app.logger.warn({ ...faultFields(fault), channel: network.code }, 'no sweeps could be planned');
    });
    for (const sweep of await selectOpenSweeps(app.db, network, mostAtOnce))
      await carryOn(app, network, sweep);
  }
}

const steps: Record<
  Exclude<SweepState, 'confirmed' | 'failed'>,
  (app: Platform, network: Network, sweep: SweepRow) => Promise<SweepRow | undefined>
> = { planned: beginSweep, fuelling: giveFuel, fuelled: signTransfer, sent: followTransfer };

/** As far as it goes now. What node or signer did not do is noted with the sweep. */
async function carryOn(app: Platform, network: Network, from: SweepRow): Promise<void> {
  let sweep: SweepRow | undefined = from;
  while (sweep && sweep.state !== 'confirmed' && sweep.state !== 'failed') {
    const present: SweepRow = sweep;
    try {
      sweep = await steps[sweep.state](app, network, present);
    } catch (fault) {
      if (!isAway(fault)) throw fault;
      await noteProblem(app.db, present, { problem: problemOf(fault), detail: fault.message });
      return;
    }
  }
}

function isAway(fault: unknown): fault is RpcFault | SignerFault {
  return fault instanceof RpcFault || fault instanceof SignerFault;
}

function problemOf(fault: RpcFault | SignerFault) {
  if (fault instanceof SignerFault) return 'signerAway';
  return fault.answered ? 'nodeRefused' : 'nodeAway';
}
